/**
 * Engineers' tools by remote: sequences of keys show the profiler's figures, send a recording and save one. The first
 * load has the watching of the sequences only; the tools come when one is entered. Key sequences do nothing in a
 * production build unless its configuration names `engineering` [SHELL-19].
 */
import { defaultEngineering } from '../../config';
import type { Config, EngineeringConfig } from '../../config';
import { routes } from '../../contract';
import { watchKeySequence } from '../../domain/keySequence';
import type { Root } from '../../../renderer';
import type { Tools } from './tools';

export interface EngineeringOptions {
  root: Pick<Root, 'hud' | 'profiler'>;
  build: 'development' | 'staging' | 'production';
  /** Milliseconds. */
  now: () => number;
  /** Saves a text as a file. */
  saveFile: (name: string, text: string) => void;
  /** A tool failed; the application goes on. */
  onError: (error: unknown) => void;
}

export interface Engineering {
  /** Every key that goes down, as the platform reads it. */
  key(key: string, repeat: boolean): void;
  /** What the deployment wants, once it is known. */
  configure(config: Pick<Config, 'apiUrl' | 'engineering'>): void;
}

type Command = keyof Tools;
interface Watch {
  command: Command;
  seen: (key: string, time: number) => boolean;
}

export function createEngineering({ root, build, now, saveFile, onError }: EngineeringOptions): Engineering {
  let tools: Promise<Tools> | null = null;
  let tracesUrl: string | null = null;
  let keys: EngineeringConfig = defaultEngineering;
  let watches: Watch[] = build === 'production' ? [] : watchesOf(keys);

  async function load(): Promise<Tools> {
    const { createTools } = await import('./tools');
    return createTools({
      hud: await root.hud(),
      profiler: root.profiler,
      keys,
      saveFile,
      tracesUrl: () => tracesUrl,
    });
  }

  async function run(command: Command): Promise<void> {
    tools ??= load();
    try {
      await (await tools)[command]();
    } catch (error) {
      // loading may work the next time: there may be a font by then
      tools = null;
      onError(error);
    }
  }

  return {
    key(key, repeat) {
      // a held key is no sequence
      if (repeat) return;
      for (const { command, seen } of watches) if (seen(key, now())) void run(command);
    },
    configure({ apiUrl, engineering }) {
      tracesUrl = engineering?.tracesUrl ?? apiUrl + routes.traces;
      if (engineering === undefined) return;
      keys = engineering;
      watches = watchesOf(engineering);
    },
  };
}

function watchesOf({ hud, send, download }: EngineeringConfig): Watch[] {
  return [
    { command: 'toggle', seen: watchKeySequence(hud) },
    { command: 'send', seen: watchKeySequence(send) },
    { command: 'save', seen: watchKeySequence(download) },
  ];
}
