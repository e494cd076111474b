import { describe, expect, it } from 'vitest';
import { View } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import { ServicesContext } from '../services';
import { fakeDomLayer } from '../testing/fakeDomLayer';
import { fakeServices } from '../testing/fakeServices';
import { QrCode } from './QrCode';

const LINK = 'https://tv.example/pair?code=BCD234';

async function mount() {
  const root = createTestRoot({ strict: true });
  const { layer: dom, codes } = fakeDomLayer();
  const services = fakeServices({ dom });
  const show = async (data: string | null, missing: string | null = null, screen = 'a') => {
    await root.render(
      <ServicesContext.Provider value={services}>
        <View key={screen} screen="content" w={1920} h={1080} group="free">
          <View focusable autoFocus testId="button" w={10} h={10} />
          {screen === 'a' && (
            <QrCode x={1200} y={200} room={500} data={data} missing={missing} label="Scan" testId="qr" />
          )}
        </View>
      </ServicesContext.Provider>,
    );
    await root.wait(50);
  };
  await show(LINK);
  return { root, codes, show };
}

describe('a QR code', () => {
  it('is one element of the page above its light background, named, and never focusable', async () => {
    const { root, codes } = await mount();
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatchObject({
      label: 'Scan',
      testId: 'qr',
      background: { x: 1200, y: 200, w: 500, h: 500 },
      alpha: 1,
    });
    expect(root.focusedId()).toBe('button');
  });

  it('with another content is another one, and without any gives way to the reason', async () => {
    const { root, codes, show } = await mount();
    const first = codes[0]?.shape.path;
    await show('https://tv.example/pair?code=XYZ789');
    expect(codes).toHaveLength(1);
    expect(codes[0]?.shape.path).not.toBe(first);
    await show(null, 'The code has expired');
    expect(codes).toEqual([]);
    expect(root.query('qr-missing')).not.toBeNull();
  });

  it('[CODE-12] of a long address gets a larger background about the same centre', async () => {
    const { codes, show } = await mount();
    await show(`https://tv.example/${'long/'.repeat(160)}`);
    const { x, y, w, h } = codes[0]!.background;
    expect(w).toBeGreaterThan(500);
    expect([x + w / 2, y + h / 2]).toEqual([1450, 450]);
  });

  it('fades with the screen that is left, and is gone with it', async () => {
    const { root, codes, show } = await mount();
    await show(null, null, 'b');
    await root.wait(100);
    expect(codes[0]?.alpha).toBeGreaterThan(0);
    expect(codes[0]?.alpha).toBeLessThan(1);
    await root.wait(1000);
    expect(codes).toEqual([]);
  });
});
