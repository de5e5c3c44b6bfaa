import { OAuthError } from '../../src/api/callers/oauth.ts';
import { SignInRefused } from '../../src/api/people/openIdProvider.ts';
import { ApiError, asApiError, type Reason, reasons } from '../../src/http/apiError.ts';
import { PublicError, UsageError, UserError } from '../../src/lib/errors.ts';
import { FleetRefused } from '../../src/store/fleet/applyFleet.ts';
import { DatabaseIsBehind } from '../../src/temporal/restored.ts';

test('an error made from a reason has that reason in snake case as its code', () => {
  for (const [reason, { status }] of Object.entries(reasons)) {
    const error = new ApiError(reason as Reason, 'what is wrong');
    const code = reason.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
    expect(error).toMatchObject({ reason, status, code, message: 'what is wrong', headers: {}, errors: [] });
  }
});

test('an error made from a specific code has that code’s reason and status', () => {
  const cause = new Error('unique violation');
  const error = new ApiError('slug_taken', 'choose another slug', { cause });
  expect(error).toMatchObject({ code: 'slug_taken', reason: 'Conflict', status: 409, cause });
  expect(new OAuthError('invalid_grant', 'spent')).toMatchObject({ code: 'invalid_grant', status: 400, headers: {} });
  expect(new OAuthError('invalid_client', 'unknown')).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="compute.service"' },
  });
  expect(new SignInRefused('Not you.', { isProviders: true })).toMatchObject({ status: 403, isProviders: true });
});

test('an error without a cause has no cause property, and a known error is passed through', () => {
  const error = new ApiError('NotFound', 'there is no such thing');
  expect('cause' in error).toBe(false);
  expect(asApiError(error, 'request')).toBe(error);
  expect(asApiError(new UserError('for an operator'), 'request')).toMatchObject({
    status: 500,
    code: 'internal_error',
  });
});

test('errors written for people share a base class, and a command that fails with one exits with its code', () => {
  const ofOperators = [
    [new UserError('Free some space.'), 'failed', 1],
    [new UsageError('It is called so:'), 'usage', 2],
    [new FleetRefused(['one', 'two']), 'fleet_refused', 1],
    [new DatabaseIsBehind('Run recover.'), 'database_behind', 1],
  ] as const;
  for (const [error, code, exitCode] of ofOperators) {
    expect(error).toBeInstanceOf(UserError);
    expect({ code: error.code, exitCode: error.exitCode }).toEqual({ code, exitCode });
  }
  expect(new FleetRefused(['one', 'two']).message).toBe('one\ntwo');
  for (const error of [new UserError('x'), new ApiError('Invalid', 'x')]) expect(error).toBeInstanceOf(PublicError);
});
