/** What a page tells of its playbacks, as the console of a deployment without a tracker shows it. */
import type { Page } from 'playwright';

/** An event of analytics: its name, and what it says. */
export type Told = Record<string, unknown> & { name: string };

export interface Listening {
  /** Events of playbacks, in order. */
  told: Told[];
  /** Reports; all are sent, not six of ten. */
  reports: string[];
}

const PLAYBACK = /^(video|player|seek|buffer|ad|fail)\b/;

/** Writes down events of playbacks and reports. Before the page's first script: for `prepare` of `App.open`. */
export async function listenToReports(page: Page): Promise<Listening> {
  const told: Told[] = [];
  const reports: string[] = [];
  await page.addInitScript(() => void (Math.random = () => 0));
  page.on('console', (message) => {
    const [, name, details] = /^\[analytics\] (.+?) (\{.*\})$/.exec(message.text()) ?? [];
    if (name !== undefined && PLAYBACK.test(name)) told.push({ ...(JSON.parse(details!) as object), name });
    if (message.text().startsWith('[report]')) reports.push(message.text());
  });
  return { told, reports };
}
