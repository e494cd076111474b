/** The remote DevTools of a set: finds the page and sends commands of the Chrome DevTools Protocol to it. */
import { lookup } from 'node:dns/promises';
import { get } from 'node:http';
import { openSocket } from './websocket';

/** As much of the protocol as the session needs; playwright's CDPSession gives the same. */
export interface DevTools {
  /** Rejects with the browser's own message when it does not know the command. */
  send(method: string, params?: object): Promise<unknown>;
  close(): Promise<void>;
}

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl?: string;
}

/** @throws Error with one line: no DevTools there, no page, or somebody else is attached to it */
export async function connectDevTools(address: string): Promise<DevTools> {
  const { hostname, port } = new URL(address);
  // DevTools refuse requests by name, as a protection against rebinding
  const { address: host } = await lookup(hostname, { family: 4 });
  const targets = JSON.parse(await read(host, Number(port || 80), '/json')) as Target[];
  const page = targets.find(({ type, url }) => type === 'page' && !url.startsWith('devtools:'));
  if (page === undefined) throw new Error(`${address} has no page open.`);
  if (page.webSocketDebuggerUrl === undefined)
    throw new Error(`Another inspector is attached to ${page.url}.`);
  // the set names itself as it sees itself, often 127.0.0.1
  return openDevTools(host, Number(port || 80), new URL(page.webSocketDebuggerUrl).pathname);
}

/** DevTools of a target whose path is known. @throws Error when nobody answers there */
export async function openDevTools(host: string, port: number, path: string): Promise<DevTools> {
  const socket = await openSocket(host, port, path);
  let last = 0;
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  socket.onText = (text) => {
    const { id, result, error } = JSON.parse(text) as {
      id?: number;
      result?: unknown;
      error?: { message: string };
    };
    const call = id === undefined ? undefined : waiting.get(id);
    if (call === undefined) return;
    waiting.delete(id!);
    if (error === undefined) call.done(result);
    else call.fail(new Error(error.message));
  };
  socket.onClose = () => {
    for (const { fail } of waiting.values()) fail(new Error('The connection to the set was lost.'));
    waiting.clear();
  };
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        waiting.set(++last, { done, fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    async close() {
      socket.close();
    },
  };
}

function read(host: string, port: number, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const ask = get({ host, port, path, timeout: 5000 }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.once('end', () => done(text));
    });
    const refuse = (): void =>
      fail(new Error(`No DevTools answer at http://${host}:${port}. Without them use --listen.`));
    ask.once('error', refuse);
    ask.once('timeout', () => {
      ask.destroy();
      refuse();
    });
  });
}
