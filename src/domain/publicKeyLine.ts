import * as z from 'zod';
import { publicKeyFault, publicKeyMax } from './sshPublicKey.ts';

export const sshPublicKey = z
  .string()
  .max(publicKeyMax)
  .check(({ value, issues }) => {
    const fault = publicKeyFault(value);
    // The value is not shown, so that a private key pasted by mistake goes no further.
    if (fault) issues.push({ code: 'custom', input: null, path: [], message: fault });
  })
  .describe('One line of an OpenSSH public key file');
