import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { FrameReport } from '../../tests/support/frames';
import { connectDevTools } from './devtools';
import { drive, originOf } from './drive';
import { flameOf } from './flame';
import type { CpuProfile } from './flame';
import { listenForSession } from './listen';
import { parseProfileOptions } from './options';
import { phaseLines, reportLines, stretchOf } from './report';
import { functionAt } from './sources';
import { parseSteps } from './steps';
import { decodeFrame, encodeFrame } from './websocket';

describe('the command line', () => {
  it('has a value for every option', () => {
    expect(parseProfileOptions([])).toMatchObject({ url: null, listen: null, trace: null, slow: 1 });
    expect(
      parseProfileOptions(['--url', 'http://10.0.0.7:9998/json', '--trace', 't.json', '--slow', '6']),
    ).toMatchObject({
      url: 'http://10.0.0.7:9998',
      trace: 't.json',
      slow: 6,
    });
  });

  it.each([
    [['--url'], '--url needs a value'],
    [['--url', 'tv:9998'], '--url must be like http'],
    [['--listen', '0'], '--listen must be a whole number'],
    [['--slow', 'x'], '--slow must be a whole number'],
    [['--speed', '6'], "Unknown argument '--speed'"],
    [['--url', 'http://tv', '--listen', '4801'], 'exclude each other'],
    [['--url', 'http://tv', '--platform', 'tizen'], '--platform is for a session without a set'],
  ])('%j is refused', (args, message) => {
    expect(() => parseProfileOptions(args)).toThrow(message);
  });
});

describe('a file of steps', () => {
  it('is read line by line', () => {
    expect(parseSteps('# rows\ndown x12\n\nhold right 2000  # long\nwait 50\nidle\nenter')).toEqual([
      { kind: 'press', key: 'ArrowDown', times: 12 },
      { kind: 'hold', key: 'ArrowRight', ms: 2000 },
      { kind: 'wait', ms: 50 },
      { kind: 'idle' },
      { kind: 'press', key: 'Enter', times: 1 },
    ]);
  });

  it.each(['sideways', 'down 12', 'hold right', 'wait', 'hold nothing 20', 'constructor'])(
    '%j is no step',
    (line) => {
      expect(() => parseSteps(`idle\n${line}`)).toThrow(`Line 2 is no step: '${line}'`);
    },
  );
});

/** root -> frame -> (draw | text), and the garbage collector; a sample every 100 us from 1,000,000 us on. */
const names = ['(root)', 'frame', 'draw', 'text', '(garbage collector)', 'profileAnchor'];
function profileOf(samples: number[]): CpuProfile {
  const callFrame = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 });
  const children: Record<number, number[]> = { 1: [2, 5, 6], 2: [3, 4] };
  return {
    nodes: names.map((name, i) => ({
      id: i + 1,
      callFrame: callFrame(name),
      ...(children[i + 1] && { children: children[i + 1]! }),
    })),
    startTime: 1_000_000,
    endTime: 1_000_000 + samples.length * 100,
    samples,
    timeDeltas: samples.map(() => 100),
  };
}

describe('a flame', () => {
  const flame = (samples: number[], from: number, to: number): string[] =>
    flameOf(profileOf(samples), 1_000_000 + from, 1_000_000 + to, ({ functionName }) => functionName).map(
      (line) => line.replace(/█+/, '').trimEnd(),
    );

  it('adds up who was on the stack, callers above callees, the heaviest first', () => {
    const lines = flame([3, 3, 4, 5, 3, 3], 100, 600);
    expect(lines.map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
      '0.40 ms frame',
      '0.30 ms draw',
      '0.10 ms text',
      '0.10 ms (garbage collector)',
    ]);
    expect(lines[1]!.indexOf('draw')).toBeGreaterThan(lines[0]!.indexOf('frame'));
  });

  it('shows a recursion once', () => {
    const profile = profileOf([4, 4]);
    profile.nodes[3]!.callFrame.functionName = 'frame';
    const lines = flameOf(profile, 1_000_000, 1_000_200, ({ functionName }) => functionName);
    expect(lines.map((line) => line.trim().split(/\s+/).pop())).toEqual(['frame']);
  });

  it('counts only what lies in the stretch', () => {
    expect(flame([3, 4, 4, 4, 3], 200, 300).map((line) => line.trim().split(/\s+/)[2])).toEqual([
      'frame',
      'text',
    ]);
    expect(flame([3, 3], 5000, 6000)).toEqual([]);
  });

  it("stands on the page's clock by a function of known times", () => {
    // the page saw it run from 20.1 to 20.3 ms
    expect(originOf(profileOf([3, 6, 6, 6, 3]), [[20.1, 20.3]])).toBe(1_000_200 - 20_100);
    // the first was seen late, the second tells more
    const twice = profileOf([3, 3, 3, 6, 3, 6, 6, 6]);
    expect(
      originOf(twice, [
        [20.1, 20.4],
        [20.5, 20.7],
      ]),
    ).toBe(1_000_600 - 20_500);
    // one anchor, interrupted
    expect(originOf(profileOf([6, 3, 6]), [[20.1, 20.3]])).toBe(1_000_100 - 20_100);
    expect(originOf(profileOf([3, 3]), [[20, 21]])).toBeNull();
  });

  it.each([
    ['  function drawFrame(stage) {', 20, 'drawFrame'],
    ['    advance(now) {', 11, 'advance'],
    ['  const wake = (): void => {', 15, 'wake'],
    ['    draw: () => drawing.draw(moving),', 10, 'draw'],
    ['  if (more) return;', 5, null],
  ])('%s is called by its name', (line, column, name) => {
    expect(functionAt(line, column)).toBe(name);
  });
});

const frames = [
  { t: 1000, ms: 2, js: 2, draws: 80, quads: 900, uploads: 0, uploadBytes: 0 },
  { t: 1016, ms: 16, js: 3, draws: 82, quads: 910, uploads: 1, uploadBytes: 500_000 },
  { t: 1066, ms: 50, js: 9, draws: 82, quads: 910, uploads: 0, uploadBytes: 0 },
];
const report: FrameReport = {
  frames,
  keys: [{ key: 'right', down: 1010, focus: 1010.5, commit: null, frame: 1019 }],
  p50: 16,
  p95: 50,
  p99: 50,
  worst: 50,
  dropped: 2,
  reactCommits: 1,
  hostCreated: 0,
  hostDestroyed: 0,
  hostUpdated: 12,
  longTasks: 0,
  heapBytes: 10e6,
};
const trace = {
  traceEvents: [
    { name: 'frame', ph: 'X', ts: 1_066_000, dur: 9000, tid: 3 },
    { name: 'layout', ph: 'X', ts: 1_066_000, dur: 1500, tid: 3 },
    { name: 'fill', ph: 'X', ts: 1_067_500, dur: 6000, tid: 3 },
    { name: 'key right', ph: 'X', ts: 1_066_100, dur: 10, tid: 1 },
    { name: 'layout', ph: 'X', ts: 1_080_000, dur: 10, tid: 3 },
  ],
};

describe('what is printed', () => {
  it('has the figures and the worst frames first', () => {
    const text = reportLines(report, { textureBytes: 6e6, textures: 9, budgetBytes: 100e6, nodes: 400 }).join(
      '\n',
    );
    expect(text).toContain('1 keys, 3 frames');
    expect(text).toMatch(/frame +p50 16\.00 +p95 50\.00 .* worst 50\.00 +dropped 2/);
    expect(text).toMatch(/key to focus +p50 0\.50/);
    expect(text).toMatch(/key to frame +p50 9\.00/);
    expect(text).toContain('textures 6.0 MB of 100.0 MB, 400 nodes');
    expect(text.split('\n').findIndex((line) => /50\.0 +9\.00 .*right 56 ms before/.test(line))).toBe(
      text.split('\n').findIndex((line) => line.startsWith('worst frames')) + 1,
    );
  });

  it('of nothing are zeros', () => {
    const text = reportLines({ ...report, frames: [], keys: [] }, null).join('\n');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('a frame reaches back to the end of the one before, and not over a sleep', () => {
    expect(stretchOf(frames[2]!, frames)).toEqual({ from: 1019, to: 1075 });
    expect(stretchOf(frames[0]!, frames)).toEqual({ from: 1000, to: 1002 });
  });

  it('has the phases of the frame, and of no other', () => {
    expect(phaseLines(frames[2]!, trace).map((line) => line.trim())).toEqual([
      '1.50 ms  layout',
      '6.00 ms  fill',
    ]);
    expect(phaseLines(frames[0]!, trace)).toEqual(['(no longer in the recording)']);
  });
});

describe('messages on a socket', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 300_000])('of %d bytes are what they were', (length) => {
    const payload = Buffer.alloc(length, 'proscenium');
    const bytes = encodeFrame(1, payload);
    expect(bytes[0]).toBe(0x81);
    expect(bytes[1]! & 0x80, 'masked').toBe(0x80);
    const from = bytes.length - length;
    const mask = bytes.subarray(from - 4, from);
    const body = Buffer.from(bytes.subarray(from).map((byte, i) => byte ^ mask[i & 3]!));
    expect(body.equals(payload)).toBe(true);

    // the set does not mask
    const head = Buffer.from(bytes.subarray(0, from - 4));
    head[1]! &= 0x7f;
    const plain = Buffer.concat([head, payload, Buffer.from('more')]);
    const frame = decodeFrame(plain)!;
    expect(frame.payload.equals(payload)).toBe(true);
    expect([frame.opcode, frame.last, frame.length]).toEqual([1, true, from - 4 + length]);
    expect(decodeFrame(plain.subarray(0, frame.length - 1))).toBeNull();
  });
});

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A set's DevTools as far as a session needs them: answers what a page with `__tv` would. */
async function fakeSet(page: { answers?: (expression: string) => unknown } = {}) {
  const commands: { method: string; params: Record<string, unknown> }[] = [];
  const answers =
    page.answers ??
    ((expression: string) => {
      if (expression === 'typeof window.__tv') return 'object';
      if (expression.includes('frames.stop')) return JSON.stringify(report);
      if (expression.includes('frames.trace')) return JSON.stringify(trace);
      return expression.includes('profileAnchor') ? [20.1, 20.15] : true;
    });
  const server = createServer((_request, response) => {
    response.end(
      JSON.stringify([
        { type: 'service_worker', url: 'x' },
        { type: 'page', url: 'http://app/', webSocketDebuggerUrl: 'ws://127.0.0.1:1/devtools/page/7' },
      ]),
    );
  });
  server.on('upgrade', (request, socket) => {
    expect(request.url).toBe('/devtools/page/7');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    let waiting: Buffer = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      waiting = Buffer.concat([waiting, data]);
      for (;;) {
        const size = maskedSize(waiting);
        if (size === null || waiting.length < size.from + size.length) return;
        const mask = waiting.subarray(size.from - 4, size.from);
        const body = waiting
          .subarray(size.from, size.from + size.length)
          .map((byte, i) => byte ^ mask[i & 3]!);
        const opcode = waiting[0]! & 15;
        waiting = waiting.subarray(size.from + size.length);
        if (opcode !== 1) return void socket.end();
        const { id, method, params } = JSON.parse(Buffer.from(body).toString()) as {
          id: number;
          method: string;
          params: Record<string, unknown>;
        };
        commands.push({ method, params });
        const result =
          method === 'Runtime.evaluate'
            ? { result: { value: answers(String(params.expression)) } }
            : method === 'Profiler.stop'
              ? { profile: profileOf([6, 3, 6, 3, 6, 3, 6, 3, 6]) }
              : {};
        const text = Buffer.from(JSON.stringify({ id, result }));
        // in two parts, as sets with small buffers send them
        socket.write(plainFrame(1, false, text.subarray(0, 9)));
        socket.write(plainFrame(0, true, text.subarray(9)));
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { commands, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function maskedSize(data: Buffer): { from: number; length: number } | null {
  if (data.length < 8) return null;
  const short = data[1]! & 127;
  if (short === 126) return { from: 8, length: data.readUInt16BE(2) };
  return { from: 6, length: short };
}

function plainFrame(opcode: number, last: boolean, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([(last ? 0x80 : 0) | opcode, payload.length])
      : Buffer.from([(last ? 0x80 : 0) | opcode, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, payload]);
}

describe('over remote DevTools', () => {
  it('presses the keys of the steps and brings back report, trace and samples', async () => {
    const set = await fakeSet();
    const tools = await connectDevTools(set.url);
    const session = await drive(tools, parseSteps('right x2\nidle'), 6);
    await tools.close();
    expect(session.report).toEqual(report);
    expect(session.trace).toEqual(trace);
    expect(session.cpu).not.toBeNull();
    const keys = set.commands.filter(({ method }) => method === 'Input.dispatchKeyEvent');
    expect(keys.map(({ params }) => `${String(params.type)} ${String(params.key)}`)).toEqual([
      'rawKeyDown ArrowRight',
      'keyUp ArrowRight',
      'rawKeyDown ArrowRight',
      'keyUp ArrowRight',
    ]);
    expect(
      set.commands.filter(({ method }) => method.startsWith('Emulation')).map(({ params }) => params.rate),
    ).toEqual([6, 1]);
  });

  it('says when the page is not ours', async () => {
    const set = await fakeSet({ answers: () => 'undefined' });
    const tools = await connectDevTools(set.url);
    await expect(drive(tools, [])).rejects.toThrow('no window.__tv');
    await tools.close();
  });

  it('says when nothing answers', async () => {
    await expect(connectDevTools('http://127.0.0.1:9')).rejects.toThrow('Without them use --listen');
  });
});

it('without DevTools: hands out the steps and takes the report', async () => {
  let address = '';
  const port = 20_000 + (process.pid % 20_000);
  const waiting = listenForSession(port, parseSteps('down'), ([first]) => (address = first!));
  await expect.poll(() => address).toMatch(/^http:\/\/[\d.]+:\d+$/);
  const here = `http://127.0.0.1:${port}`;
  const steps = await fetch(`${here}/steps`);
  expect(steps.headers.get('access-control-allow-origin')).toBe('*');
  expect(await steps.json()).toEqual(parseSteps('down'));
  await fetch(`${here}/report`, { method: 'POST', body: JSON.stringify({ report, trace }) });
  expect(await waiting).toMatchObject({ report, trace, cpu: null });
});
