/** The other side of the page's hook: hands the steps to a set that asks, and takes what its profiler saw. */
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { RecordedSession } from './drive';
import type { Step } from './steps';

/** Waits until a set has posted its report. `opened` is told the addresses to put behind ?profile=. */
export function listenForSession(
  port: number,
  steps: readonly Step[],
  opened: (addresses: string[]) => void,
): Promise<RecordedSession> {
  return new Promise((done, fail) => {
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-private-network', 'true');
      if (request.method === 'GET' && request.url === '/steps') {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(steps));
        return;
      }
      if (request.method !== 'POST' || request.url !== '/report') {
        response.statusCode = request.method === 'OPTIONS' ? 204 : 404;
        response.end();
        return;
      }
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.once('end', () => {
        response.end();
        server.close();
        try {
          const body = JSON.parse(Buffer.concat(parts).toString()) as Pick<
            RecordedSession,
            'report' | 'trace'
          >;
          done({ ...body, cpu: null, memory: null });
        } catch (error) {
          fail(error as Error);
        }
      });
    });
    server.once('error', fail);
    server.listen(port, () => opened(ownAddresses().map((address) => `http://${address}:${port}`)));
  });
}

function ownAddresses(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = own.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return outer.length > 0 ? outer.map(({ address }) => address) : ['127.0.0.1'];
}
