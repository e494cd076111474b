/** Where reports and events go in a deployment without a tracker: the console, whose last lines every report carries. */
import type { SentEvent } from './analytics';
import type { ErrorReport } from './report';

export function printReport({ severity, code, id, message }: ErrorReport): void {
  console.error('[report]', severity, code ?? '', id, message);
}

export function printEvent(event: SentEvent): void {
  console.debug('[analytics]', event.name, JSON.stringify({ ...event, name: undefined, context: undefined }));
}
