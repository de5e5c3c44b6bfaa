/** Runs an offered command for a program, which sends and gets typed JSON. */
import type * as z from 'zod';
import { type Commands, callsOf, commandNamed, namesOf } from '../cli/commandLine.ts';
import { isRead } from '../cli/readResults.ts';
import { givenOf, requestOf } from '../cli/typedRequests.ts';
import { lineCommands, resultOf } from '../cli/typedResults.ts';
import { ApiError, type FieldError, type Reason } from '../http/apiError.ts';
import { pointer } from '../http/jsonBody.ts';
import { NoSuchName, UserError, type UserErrorCode } from '../lib/errors.ts';
import { didYouMean, nearestName } from '../lib/nearest.ts';

/** What a refusal of a command is over HTTP; the others are problems of the service. */
const reasonsOfErrors: Partial<Record<UserErrorCode, Reason>> = {
  usage: 'Invalid',
  failed: 'Invalid',
  not_found: 'NotFound',
  fleet_refused: 'Conflict',
  correction_refused: 'Conflict',
  customer_refused: 'Conflict',
  abandon_refused: 'Conflict',
  state_refused: 'Conflict',
};

export interface TypedOutput {
  lines: string[];
  /** Remarks beside the result. */
  remarks: string[];
  /** What an act made and no reading command shows. */
  made: Readonly<Record<string, unknown>>;
}

/** Throws ApiError. */
export function typedCall(
  commands: Commands,
  name: string,
  body: unknown,
): { run(output: TypedOutput): Promise<unknown> } {
  const [call, described] = commandNamed(commands, name)!;
  const request = requestOf(call, described);
  const parsed = request.safeParse(body);
  if (!parsed.success) throw invalid(Object.keys(request.shape), parsed.error);
  const isReading = isRead(name);
  const isList = isReading && 'limit' in request.shape;
  const hasOutput = Object.keys(described.options ?? {}).some((flags) => flags.includes('--output'));
  const given = givenOf(call, described, parsed.data, hasOutput ? (isList ? 'page' : 'json') : undefined);
  return {
    async run(output) {
      const { lines, remarks } = output;
      const code = await described.run(...given).catch((error: unknown) => {
        throw error instanceof UserError ? refusal(error) : error;
      });
      if (isReading) return JSON.parse(lines.join('\n'));
      if (lineCommands.includes(name)) return { lines, remarks };
      return { done: code === undefined || code === 0, messages: [...lines, ...remarks], ...output.made };
    },
  };
}

function refusal(error: UserError): ApiError {
  const nearest = error instanceof NoSuchName ? error.nearest : null;
  const errors = error instanceof NoSuchName ? [{ pointer: '', code: error.named, detail: nearest ?? '' }] : [];
  return new ApiError(reasonsOfErrors[error.code] ?? 'ServiceUnavailable', error.message, {
    errors: nearest === null ? [] : errors,
    cause: error,
  });
}

/** `known`: the fields of the command. */
function invalid(known: readonly string[], error: z.ZodError): ApiError {
  const errors: FieldError[] = error.issues.flatMap((issue): FieldError[] => {
    if (issue.code !== 'unrecognized_keys')
      return [{ pointer: pointer(issue.path), code: issue.code, detail: issue.message }];
    return issue.keys.map((key) => {
      const nearest = nearestName(key, known);
      const meant = nearest === null ? '' : `: did you mean "${nearest}"?`;
      return { pointer: pointer([key]), code: issue.code, detail: `"${key}" is not a field of this command${meant}` };
    });
  });
  const first = errors[0]!;
  return new ApiError('Invalid', `${first.pointer}: ${first.detail}`, { errors });
}

/** The OpenAPI path of each command, with the schemas of what it takes and returns, and the role that it needs. */
export function typedCommands(commands: Commands) {
  return callsOf(commands).map(([call, described]) => {
    const name = namesOf(call).join(' ');
    return {
      name,
      about: described.about,
      role: described.role!,
      request: requestOf(call, described),
      result: resultOf(name),
    };
  });
}

export type TypedCommand = ReturnType<typeof typedCommands>[number];

/** A command that the operators' API has not; known are those that it has. */
export function noSuchCommand(name: string, known: Iterable<string>): ApiError {
  return new ApiError('NotFound', `There is no command "${name}" here.${didYouMean(nearestName(name, [...known]))}`);
}
