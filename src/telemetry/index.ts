/** What the product says about itself: log lines, error reports and analytics. */
export { createAnalytics, createFocusScheduler, ITEM_FOCUS_MS } from './analytics';
export type { Analytics, AnalyticsContext, AnalyticsEvent, SentEvent } from './analytics';
export { createReporter } from './report';
export type { ErrorReport, ReportError } from './report';
export { captureConsole, createLogRing } from './ring';
export type { LogRing } from './ring';
