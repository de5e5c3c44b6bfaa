import type { Response } from 'express';
import type { ApiError } from '../../http/apiError.ts';
import { sendJson } from '../../http/requestFacts.ts';

/** The result of compute operations and the form of their errors: exactly the interface document's "Status object". */
export interface Status {
  apiVersion: 'v1';
  kind: 'Status';
  status: 'Success' | 'Failure';
  code: number;
  message?: string;
  reason?: string;
}

/** As OpenAPI describes it. */
export const statusSchema = {
  type: 'object',
  description: 'The result of an operation.',
  required: ['apiVersion', 'kind', 'status'],
  additionalProperties: false,
  properties: {
    apiVersion: { type: 'string', enum: ['v1'], description: 'Version of this form of the object' },
    kind: { type: 'string', enum: ['Status'], description: 'What the object is' },
    status: { type: 'string', enum: ['Success', 'Failure'], description: 'How it ended' },
    code: { type: 'integer', format: 'int32', minimum: 100, maximum: 599, description: 'The status of the response' },
    message: { type: 'string', description: 'What went wrong and what to do, for people' },
    reason: { type: 'string', description: 'What went wrong, for programs' },
  },
};

export function successStatus(message: string, code = 200): Status {
  return { apiVersion: 'v1', kind: 'Status', status: 'Success', code, message };
}

export function failureStatus(refusal: ApiError): Status {
  return {
    apiVersion: 'v1',
    kind: 'Status',
    status: 'Failure',
    code: refusal.status,
    message: refusal.message,
    reason: refusal.reason,
  };
}

/** Sends a refusal as Kubernetes clients read it. */
export function sendStatus(response: Response, refusal: ApiError): void {
  sendJson(response, refusal.status, failureStatus(refusal), refusal.headers);
}
