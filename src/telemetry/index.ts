/** What the product says about itself: log lines, error reports and analytics. */
export { createAnalytics } from './analytics';
export type {
  Analytics,
  AnalyticsContext,
  AnalyticsEvent,
  PlaybackAnalyticsEvent,
  SentEvent,
} from './analytics';
export { printEvent, printReport } from './consoleSink';
export { createDelivery } from './delivery';
export type { Delivery } from './delivery';
export { createReporter } from './report';
export type { ErrorReport, ReportError } from './report';
export { captureConsole, createLogRing } from './ring';
export type { LogRing } from './ring';
