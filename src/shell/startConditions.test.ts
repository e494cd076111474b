import { describe, expect, it } from 'vitest';
import { startWhenLoaded } from './startWhenLoaded';
import { runWhileVisible } from './runWhileVisible';

describe('whileVisible', () => {
  it('begins when the app is shown and ends when it is hidden, once each', () => {
    const log: string[] = [];
    let tell: (visible: boolean) => void = () => {};
    const watchVisibility = (listener: (visible: boolean) => void) => {
      tell = listener;
      listener(true);
      return () => void log.push('watches no more');
    };
    const end = runWhileVisible({ watchVisibility }, () => {
      log.push('begin');
      return () => void log.push('end');
    });
    tell(true);
    tell(false);
    tell(false);
    tell(true);
    end();
    expect(log).toEqual(['begin', 'end', 'begin', 'watches no more', 'end']);
  });
});

describe('whenLoaded', () => {
  const begun = (load: Promise<string>) => {
    const log: string[] = [];
    const end = startWhenLoaded(
      load,
      (code) => {
        log.push(code);
        return () => void log.push('end');
      },
      (error) => void log.push(String(error)),
    );
    return { end, log };
  };

  it('begins with the code, and ends', async () => {
    const { end, log } = begun(Promise.resolve('code'));
    await Promise.resolve();
    end();
    expect(log).toEqual(['code', 'end']);
  });

  it('never begins what was ended before the code came', async () => {
    const { end, log } = begun(Promise.resolve('code'));
    end();
    await Promise.resolve();
    expect(log).toEqual([]);
  });

  it('tells of code that does not come, unless nobody waits for it', async () => {
    const { log } = begun(Promise.reject(new Error('offline')));
    const left = begun(Promise.reject(new Error('offline')));
    left.end();
    await new Promise((done) => setTimeout(done));
    expect(log).toEqual(['Error: offline']);
    expect(left.log).toEqual([]);
  });
});
