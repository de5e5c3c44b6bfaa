import * as z from 'zod';
import { architectures } from '../../domain/machine.ts';

/** An image of the catalogue as customers see it. Where hosts fetch it from is the operator's. */
export const imageSpec = z
  .strictObject({
    digest: z.string().describe('Its digest: sha256: and 64 hex digits; `imageRef: NAME@DIGEST` pins it'),
    sizeBytes: z
      .int()
      .min(0)
      .optional()
      .meta({ format: 'int64', description: 'What a host downloads; absent if the operator does not say' }),
    architecture: z
      .enum(architectures)
      .optional()
      .describe('Processors that it runs on; absent if the operator does not say'),
    retired: z.boolean().describe('Nothing new is made from it; machines that have it keep it'),
  })
  .describe('The disk that machines are made from');
