/** Habits of controllers, as DSP0266 allows or as found in the field. */
import type { WipeReport } from './redfishMachine.ts';

export interface Habits {
  mediaUnder?: 'Systems' | 'Managers';
  /** A change must name the ETag of what it changes: 428 without one, 412 with an old one. */
  wantsEtag?: boolean;
  /** Its own weak ETag is refused with 412; accepted is the same without `W/`, or only a change without If-Match. */
  takesTag?: 'strong' | 'none';
  /** Paths without a trailing slash are redirected to the same with one. */
  redirects?: 301 | 307 | 308;
  /** Resets and media changes respond with 202 and end later, as a task. */
  tasks?: boolean;
  /** The task of the first insert fails. */
  failsFirstTask?: boolean;
  /** A task's monitor says nothing about the task but its status, 202 until it has ended. */
  silentMonitor?: boolean;
  /** Status of a request whose session has ended; 401 unless given. */
  endedStatus?: 401 | 403;
  /** The user has to change the password first: each request is refused, or the login says so already. */
  demandsPassword?: 'at login' | 'later';
  /** Requests that the user has no right to, as `METHOD PATH`. */
  forbids?: RegExp;
  /** Collections show one member a page, and announce how many there are; or they show the first page alone. */
  pages?: 'linked' | 'cut';
  /** Boot is set at the resource for pending settings alone, and shows at the system once it takes effect. */
  bootSettings?: boolean;
  /** The system names no manager. */
  namesNoManager?: boolean;
  /** How long a boot override takes to show after it was accepted, as a task that is not there at first. */
  bootShowMs?: number;
  /** How long each response takes. */
  answerMs?: number;
  /** A connection that is used again is closed. */
  closesReused?: boolean;
  /** How an inserted image is shown. */
  showsImage?: (url: string) => string;
  /** Responses are compressed, and begin with a byte order mark. */
  compresses?: boolean;
  /** The first insert is a task that is complete and critical. */
  criticalTask?: boolean;
  /** Power states are in capitals. */
  capitals?: boolean;
  /** An action with an empty object is refused. */
  refusesEmpty?: boolean;
  /** There is no session service, it wants an authenticated request, or all of its sessions are taken. */
  sessions?: 'absent' | 'authenticated' | 'full';
  resetTypes?: string[];
  /** Reset types are named in a resource about the action. */
  actionInfo?: boolean;
  knowsOnce?: boolean;
  /** Drives have no actions; they are PATCHed. */
  patchesMedia?: boolean;
  /** Parameters other than Image are refused. */
  knowsImageAlone?: boolean;
  /** Parameters without which an insert is refused; the refusal names them, or only the allowable values do. */
  demands?: readonly string[];
  saysNoMore?: boolean;
  /** That refusal repeats the address of the image in these forms. */
  repeatsImage?: ((url: string) => string)[];
  /** How long a medium takes to show after it was inserted. */
  mediaShowMs?: number;
  /** What it takes to boot the virtual CD: another override is accepted, and the disk boots. */
  bootsOn?: { target?: string; mode?: string };
  /** Boot sources that the system lists. */
  targets?: readonly string[];
  /** Its firmware boots the virtual CD before the disk, whatever the override is. */
  cdFirst?: boolean;
  /** A boot override without a mode is refused. */
  wantsMode?: boolean;
  /** An override is never ended, or no medium ever ejected. */
  keepsOverride?: boolean;
  keepsMedia?: boolean;
  /** From power-on until the firmware looks at the override; `bootProgress` shows that it does not yet. */
  postMs?: number;
  bootProgress?: boolean;
  /** The former tenant's system is on the disk: it finds the new seed and reports. */
  formerSystem?: boolean;
  /** A medium is read whole when it is inserted, and never again. */
  copiesMedia?: boolean;
  /**
   * Media are read by HTTPS alone, if a trusted authority issued the server's certificate. Authorities are trusted with
   * each drive, with a policy for clients of TLS, or in bmcweb's trust store; or an operator installed one by hand.
   */
  httpsMedia?: 'with the drive' | 'by policy' | 'in a trust store' | 'by hand';
  /** It lists HTTPS and CIFS as protocols. */
  listsProtocols?: boolean;
  /** A reset is refused as a conflict for so long after the power went off, with this status. */
  settlesMs?: number;
  settlingStatus?: 400 | 409;
  /** How long an ejected medium goes on to show, and an insert meanwhile fails. */
  ejectShowMs?: number;
  /** Its first drives: one without an action to insert, or one that does not allow its action. */
  deadDrive?: 'without action' | 'not allowed';
  /** No drive takes a medium. */
  takesNoMedia?: boolean;
  /** Its drives are for DVDs alone, and for sticks. */
  dvdOnly?: boolean;
  /** ETags are empty, and refused when they are sent. */
  emptyTag?: boolean;
  /** An empty drive: it names its last image, or says that it holds one to which it is not connected. */
  emptyDrive?: 'names the last image' | 'not connected';
  /** A boot override has to have all of target, kind, and mode; `unseen`: and the system shows no mode. */
  wantsWholeBoot?: 'shown' | 'unseen';
  /** It has a resource for pending settings, without a boot source, or that is read-only. */
  otherSettings?: 'without boot' | 'read-only';
  /** Each so many requests, one is refused with 503. */
  stumbles?: number;
  /** A boot override for one boot goes on to show after it. */
  onceStays?: boolean;
  /** It closes each connection after its response. */
  closesEach?: boolean;
  /** The power state is null every other time. */
  blinks?: boolean;
  /** Every request is refused with 503, or gets no response. */
  refusesAll?: boolean;
  hangs?: boolean;
  /** Processors and memory that it shows. */
  size?: { cpu: number; memoryGiB: number };
  oneDrive?: boolean;
  /** More that it shows: properties of the system, and resources by their paths. */
  shows?: { system: object; resources: Readonly<Record<string, object>> };
  tls?: { key: string; cert: string };
  /** Links are absolute, with a name that only the controller knows itself by. */
  absoluteLinks?: boolean;
  /** What the wipe image reports before it switches the machine off. Absent: it does neither. */
  wipes?: WipeReport;
  /** How long a power change takes to show, in milliseconds. */
  powerMs?: number;
}
