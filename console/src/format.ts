/** Times, durations and amounts as people read them. */

const pad = (value: number) => String(value).padStart(2, '0');

/** `2026-11-22 21:04:05`, by the chosen clock. */
export function timeText(instant: string | number, clock: 'local' | 'utc'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  if (clock === 'utc') return date.toISOString().slice(0, 19).replace('T', ' ');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** `42 s`, `5 min`, `3 h`, `12 d`. */
export function ageText(instant: string | undefined, nowMs = Date.now()): string {
  if (!instant) return '';
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(instant)) / 1_000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** `just now`, `5 min ago`, `in 3 h`. */
export function agoText(instant: string, nowMs: number): string {
  const ms = nowMs - Date.parse(instant);
  // Clocks differ by a little.
  if (Math.abs(ms) < 5_000) return 'just now';
  const present = new Date(nowMs).toISOString();
  return ms > 0 ? `${ageText(instant, nowMs)} ago` : `in ${ageText(present, Date.parse(instant))}`;
}

/** `0:42`, `12:05`, `1:02:03`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(pad);
  return seconds < 3_600
    ? `${Math.floor(seconds / 60)}:${parts[1]}`
    : `${Math.floor(seconds / 3_600)}:${parts.join(':')}`;
}

/** `42 s`, `5 min`, `3 h`. */
export const durationText = (seconds: number): string => ageText(new Date(0).toISOString(), seconds * 1_000);

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fraction = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [tenths, hundredths] = [fraction(1), fraction(2)];

export const count = (value: number) => whole.format(value);
/** A minute still shows. */
export const hours = (seconds: number) => (seconds < 36_000 ? hundredths : tenths).format(seconds / 3_600);

export const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`;
