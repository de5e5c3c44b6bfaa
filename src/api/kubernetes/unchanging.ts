/** Changes of what never changes: its only version is 1, and a watch of it is silent. */
import { ApiError } from '../../http/apiError.ts';
import type { ChangeSource } from './resourceKind.ts';

/** The version of every object that never changes, and of every list of them. */
export const onlyVersion = '1';

/** Throws ApiError Expired for a version that was never given out. */
export function checkOnlyVersion(version: string): void {
  if (version !== onlyVersion) throw new ApiError('Expired', 'there is no such version; list again without it');
}

export const unchanging: ChangeSource = {
  async checkLowerBound(_scope, version) {
    checkOnlyVersion(version);
  },
  async startVersion(_scope, version) {
    if (version !== null) checkOnlyVersion(version);
    return onlyVersion;
  },
  follow: () => ({ read: async () => ({ changes: [], version: onlyVersion }), close() {} }),
};
