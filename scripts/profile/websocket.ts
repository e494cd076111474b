/**
 * A WebSocket client for remote DevTools: text messages only. Node 20 has none of its own, and playwright's connectOverCDP
 * asks for domains that sets before Chromium 90 do not have.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

export interface TextSocket {
  send(text: string): void;
  onText: (text: string) => void;
  onClose: () => void;
  close(): void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** @throws Error when the other side does not answer with an upgrade */
export function openSocket(host: string, port: number, path: string): Promise<TextSocket> {
  return new Promise((done, fail) => {
    const ask = request({
      host,
      port,
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    ask.once('upgrade', (_response, socket, head) => done(talk(socket as Socket, head)));
    ask.once('response', ({ statusCode }) =>
      fail(new Error(`${host}:${port}${path} answered ${statusCode}`)),
    );
    ask.once('error', fail);
    ask.end();
  });
}

function talk(socket: Socket, head: Buffer): TextSocket {
  let waiting = head;
  let parts: Buffer[] = [];
  const text: TextSocket = {
    send: (message) => void socket.write(encodeFrame(TEXT, Buffer.from(message))),
    onText: () => {},
    onClose: () => {},
    close: () => void socket.end(encodeFrame(CLOSE, Buffer.alloc(0))),
  };
  const take = (): void => {
    for (;;) {
      const frame = decodeFrame(waiting);
      if (frame === null) return;
      waiting = waiting.subarray(frame.length);
      if (frame.opcode === PING) socket.write(encodeFrame(PONG, frame.payload));
      else if (frame.opcode === CLOSE) socket.end();
      else if (frame.opcode !== PONG) {
        parts.push(frame.payload);
        if (!frame.last) continue;
        const message = Buffer.concat(parts).toString();
        parts = [];
        text.onText(message);
      }
    }
  };
  socket.on('data', (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    take();
  });
  socket.once('close', () => text.onClose());
  // after 'error' comes 'close', which ends what waits
  socket.on('error', () => {});
  queueMicrotask(take);
  return text;
}

/** A whole frame, masked as clients have to (RFC 6455). */
export function encodeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length])
      : length < 65_536
        ? Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 127]), bigEndian(length)]);
  const mask = randomBytes(4);
  const masked = Buffer.from(payload.map((byte, i) => byte ^ mask[i & 3]!));
  return Buffer.concat([head, mask, masked]);
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** The first frame of `data`; null while it is not whole. */
export function decodeFrame(
  data: Buffer,
): { opcode: number; last: boolean; payload: Buffer; length: number } | null {
  if (data.length < 2) return null;
  const short = data[1]! & 127;
  const from = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (data.length < from) return null;
  const size = short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  const length = from + size;
  if (data.length < length) return null;
  return {
    opcode: data[0]! & 15,
    last: (data[0]! & 0x80) !== 0,
    payload: data.subarray(from, length),
    length,
  };
}
