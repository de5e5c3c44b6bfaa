/** A machine on a host, according to the host itself. */
export interface InventoryMachine {
  runtimeId: string;
  machineUid: string;
  /** The workflow that made it, if the host reports it: it names kind, namespace, and name when no record does. */
  workflowId?: string | undefined;
}

/** What became of the disks of a bare-metal host after a machine that ran. */
export interface DiskErasure {
  machineUid: string;
  runtimeId: string;
  isErased: boolean;
  /** For operators: what shows it, or why it was not done. */
  how: string;
  /** RFC 3339. */
  at: string;
}

export interface HostInventory {
  hostName: string;
  /** The highest placement version that the host ever built for; a database behind it was restored from a backup. */
  placementVersion: number;
  machines: InventoryMachine[];
  images: string[];
  /** The latest, and the others of the day before it. Absent where no machine has run yet, or disks go with machines. */
  erasures?: DiskErasure[];
  /** What its controller was lately asked for and responded, a line each. Absent: it has none, or was only read. */
  exchanges?: string[];
  /** The agent's signature (hostStatement.ts). */
  statement?: string;
}
