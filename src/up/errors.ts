/** Something its user can mend: shown as one clear line with the way out, without a stack trace. */
export class UserError extends Error {}
