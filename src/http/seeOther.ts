import type { Response } from 'express';
import { ApiError } from './apiError.ts';

/** 303: whatever the method was, a GET follows (RFC 9110, section 15.4.4). Throws ApiError 504 after the deadline. */
export function seeOther(response: Response, location: string): void {
  if (response.headersSent) throw new ApiError('Timeout', 'the sign-in took too long');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('location', location);
  response.statusCode = 303;
  response.end();
}
