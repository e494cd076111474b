/**
 * Engineering tools on the remote: key sequences show the profiler's figures, send a recording or save one. The first
 * load contains only the detection of the sequences; the tools are loaded when one is entered. In a production build
 * the sequences are off unless its configuration has `engineering` [SHELL-19].
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
  /** Milliseconds of any clock. */
  now: () => number;
  /** Saves a text as a file. */
  saveFile: (name: string, text: string) => void;
  /** A tool failed; the application continues. */
  onError: (error: unknown) => void;
}

export interface Engineering {
  /** Reports every keydown, as the platform reads it. */
  key(key: string, repeat: boolean): void;
  /** Applies the deployment's configuration once it is loaded. */
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
      // Reset, because loading may succeed the next time: there may be a font by then.
      tools = null;
      onError(error);
    }
  }

  return {
    key(key, repeat) {
      // Key repeats are not part of a sequence.
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
