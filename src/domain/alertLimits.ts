/** Seconds and shares from which on `status` and the alerts tell of something. */
export const alertLimits = {
  ownershipAgeSeconds: 300,
  outboxAgeSeconds: 60,
  emailAgeSeconds: 3_600,
  comparedAgeSeconds: 100_000,
  dutyAgeSeconds: 7_200,
  backupAgeSeconds: 172_800,
  evacuationLateSeconds: 3_600,
  requestAgeSeconds: 86_400,
  credentialSeconds: 21 * 86_400,
  unlinkedSeconds: 60,
  undeliveredSeconds: 300,
  freeShare: 0.1,
} as const;
