/** Pages of rows by (created_at, id), newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

export interface PageQuery {
  limit: number;
  /** The last row of the previous page. */
  after?: Position;
}

/** Arguments for findMany to read one page of these rows. */
export function pageOf<Where extends object>(where: Where, { limit, after }: PageQuery) {
  const older = after && {
    OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
  };
  return {
    where: { ...where, ...older },
    orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    take: limit,
  };
}
