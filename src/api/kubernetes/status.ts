import type { Response } from 'express';
import type { Refusal } from '../../http/refusal.ts';
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

export function successStatus(message: string): Status {
  return { apiVersion: 'v1', kind: 'Status', status: 'Success', code: 200, message };
}

export function failureStatus(refusal: Refusal): Status {
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
export function sendStatus(response: Response, refusal: Refusal): void {
  sendJson(response, refusal.status, failureStatus(refusal), refusal.headers);
}
