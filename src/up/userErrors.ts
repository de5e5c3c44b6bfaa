/** Something its user can mend: shown as one clear line with the way out, without a stack trace. */
export class UserError extends Error {}

/** A command that was called as it cannot be. Its message shows how it is called; the exit code is 2. */
export class UsageError extends UserError {}
