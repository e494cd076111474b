/**
 * The tools behind the key sequences: show or hide the profiler's figures, send or save its recording. Loaded when
 * first used.
 */
import qrcode from 'qrcode-generator';
import { sendTrace } from '../../api/traces';
import type { EngineeringConfig } from '../../config';
import type { Hud, HudCode, Profiler } from '../../../renderer';

export interface ToolsOptions {
  hud: Hud;
  profiler: Pick<Profiler, 'trace'>;
  keys: EngineeringConfig;
  saveFile: (name: string, text: string) => void;
  /** Address that recordings are sent to; null until the configuration is loaded. */
  tracesUrl: () => string | null;
  send?: typeof sendTrace;
}

export interface Tools {
  /** Shows or hides the figures. */
  toggle(): Promise<void>;
  /** Sends the recording and shows its address. Like `save`, it has no effect while the figures are hidden. */
  send(): Promise<void>;
  save(): Promise<void>;
}

export function createTools({
  hud,
  profiler,
  keys,
  saveFile,
  tracesUrl,
  send = sendTrace,
}: ToolsOptions): Tools {
  const help = `${keys.send.join(' ')}: send the last minute\n${keys.download.join(' ')}: save it as a file`;
  return {
    async toggle() {
      hud.note(help);
      hud.toggle();
    },
    async send() {
      const address = tracesUrl();
      if (!hud.shown || address === null) return;
      hud.showCode(null);
      hud.note('sending ...');
      try {
        const url = await send(address, await profiler.trace());
        if (url !== null) hud.showCode(qrModules(url));
        hud.note(url === null ? 'sent' : `sent, open in ui.perfetto.dev:\n${url}`);
      } catch (error) {
        hud.note(`not sent: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    async save() {
      if (!hud.shown) return;
      saveFile('profile.json', JSON.stringify(await profiler.trace()));
      hud.note('saved as profile.json');
    },
  };
}

/**
 * The modules of a QR code. M recovers 15 % of them, for glare; type 0 selects the smallest code that holds the text.
 */
function qrModules(text: string): HudCode {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  return { size: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) };
}
