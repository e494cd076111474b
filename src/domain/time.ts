/** Durations and positions, also as text. */

/** A duration in seconds that can be computed with; null for what a service or an engine gives while it knows none. */
export function knownDuration(seconds: number | null): number | null {
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A position: '4:05' or '1:04:05'. Fractions are dropped; negative and invalid values give 0:00. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Units of a duration in the viewer's language. */
export interface LengthUnits {
  readonly hour: string;
  readonly minute: string;
}

/** A duration: '2 h 04 min', '1 h', '48 min', '1 min' for anything shorter; '' for none. */
export function lengthText(seconds: number | null, units: LengthUnits): string {
  if (seconds === null || !(seconds > 0)) return '';
  const total = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return `${minutes} ${units.minute}`;
  return minutes === 0 ? `${hours} ${units.hour}` : `${hours} ${units.hour} ${two(minutes)} ${units.minute}`;
}
