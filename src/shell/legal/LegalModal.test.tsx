import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient } from '../../api';
import type { DomLayer } from '../../dom';
import { createTexts, TextsContext } from '../../i18n';
import { ServicesContext } from '../services';
import { fakeServices } from '../testing/fakeServices';
import { TEXT } from './layout';
import LegalModal from './LegalModal';
import { settle } from '../testing/settle';

/** The DOM layer as the modal sees it: what is shown, how high it is, where it was moved. */
function fakeDom(height: number) {
  const shown: Shown[] = [];
  const layer: DomLayer = {
    async showText({ html, title, onHeight, onWheel }) {
      if (html.trim() === '') return null;
      const text = { html, title, onTurn: onWheel, offset: 0, removed: false };
      shown.push(text);
      // the browser measures after the layout that follows
      setTimeout(() => onHeight(height));
      return { moveTo: (offset) => void (text.offset = offset), remove: () => void (text.removed = true) };
    },
    show: () => {
      throw new Error('the modal shows nothing but its text');
    },
    nodes: () => [],
    busy: () => false,
  };
  return { layer, shown };
}

interface Shown {
  html: string;
  title: string;
  onTurn: (notches: number, time: number) => void;
  offset: number;
  removed: boolean;
}

const failure = (status: number): ApiError =>
  new ApiError({ call: 'legal', kind: 'status', status, service: null });

async function open(answer: () => Promise<string> = async () => '<p>Terms</p>', height = 3000) {
  const root = createTestRoot({ strict: true });
  const dom = fakeDom(height);
  const legal = vi.fn(answer);
  const report = vi.fn();
  const services = fakeServices({ api: { legal }, report, dom: dom.layer, session: {} });
  const client = createQueryClient();
  const onClose = vi.fn();
  const at = (isOpen: boolean) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <ServicesContext.Provider value={services}>
            <View group="row">
              <View focusable testId="before" />
              <View focusable testId="opener" preferred />
            </View>
            {isOpen && <LegalModal type="terms-and-conditions" onClose={onClose} />}
          </ServicesContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  await root.render(at(false));
  await root.act(() => void root.scene.focus.focus(root.find('opener')));
  await root.render(at(true));
  await settle(root);
  const close = () => root.render(at(false));
  return { root, dom, legal, report, onClose, close };
}

const words = (root: TestRoot): string => JSON.stringify(root.tree());
const text = (shown: readonly Shown[]) => shown.find(({ removed }) => !removed);
const press = (root: TestRoot, id: string) => root.act(() => root.find(id).props.onPress?.());

describe('a legal text', () => {
  it('[WELCOME-05] is asked for by its type and shown under its name; focus is on Close', async () => {
    const { root, dom, legal } = await open();
    expect(legal).toHaveBeenCalledWith('terms-and-conditions', expect.anything());
    expect(text(dom.shown)).toMatchObject({ html: '<p>Terms</p>', title: 'Terms & Conditions' });
    expect(root.focusedId()).toBe('legal-close');
    expect(words(root)).toContain('Page 1 of 5');
  });

  it('[WELCOME-07] moves 100 px a key press, and stays at its ends', async () => {
    const { root, dom } = await open();
    const end = 3000 - TEXT.h;
    await root.press('up');
    expect(text(dom.shown)?.offset).toBe(0);
    await root.press('down');
    expect(text(dom.shown)?.offset).toBe(100);
    await root.press('down', 3);
    expect(text(dom.shown)?.offset).toBe(400);
    await root.press('up');
    expect(text(dom.shown)?.offset).toBe(300);
    await root.press('down', 40);
    expect(text(dom.shown)?.offset).toBe(end);
    expect(words(root)).toContain('Page 5 of 5');
    await root.press('up', 2);
    expect(text(dom.shown)?.offset).toBe(end - 200);
    expect(root.focusedId()).toBe('legal-close');
  });

  it('[WELCOME-08] moves 15 px for each notch of the wheel', async () => {
    const { root, dom } = await open();
    const turn = (notches: number, time: number) => root.act(() => text(dom.shown)?.onTurn(notches, time));
    for (let i = 0; i < 6; i++) await turn(1, 1000 + i * 50);
    expect(text(dom.shown)?.offset).toBe(90);
    await turn(-1, 1400);
    expect(text(dom.shown)?.offset).toBe(75);
  });

  it('the arrows beside it move it as keys do, for whoever has a pointer alone', async () => {
    const { root, dom } = await open();
    await press(root, 'legal-down');
    await press(root, 'legal-down');
    await press(root, 'legal-up');
    expect(text(dom.shown)?.offset).toBe(100);
  });

  it('its thumb goes along, to the end of the track', async () => {
    const { root } = await open();
    const track = root.find('legal-up').parent!.children[1]!;
    const thumb = track.children[0]!;
    expect(thumb.props.y ?? 0).toBe(0);
    await root.press('down', 40);
    await root.wait(300);
    expect(thumb.now.y + thumb.now.h).toBeCloseTo(track.now.h, 3);
  });

  it('one that fits has no rail and no pages, and does not move', async () => {
    const { root, dom } = await open(undefined, 500);
    expect(root.query('legal-down')).toBeNull();
    expect(words(root)).not.toContain('Page');
    await root.press('down');
    expect(text(dom.shown)?.offset).toBe(0);
  });

  it('[WELCOME-09] back and Close end it: the text goes, focus is where it was', async () => {
    const { root, dom, onClose, close } = await open();
    await root.press('back');
    await press(root, 'legal-close');
    expect(onClose).toHaveBeenCalledTimes(2);
    await close();
    expect(text(dom.shown)).toBeUndefined();
    expect(root.focusedId()).toBe('opener');
  });

  it('closed before it came, it is not shown any more', async () => {
    let answer: (html: string) => void = () => {};
    const { root, dom, close } = await open(() => new Promise((done) => void (answer = done)));
    await close();
    answer('<p>Late</p>');
    await settle(root);
    expect(text(dom.shown)).toBeUndefined();
  });

  it('while it loads nothing below can be reached, and after 2 s it says what is awaited', async () => {
    const { root } = await open(() => new Promise(() => {}));
    expect(root.focusedId()).toBe('legal-close');
    await root.press('left', 3);
    await root.press('up', 3);
    expect(root.focusedId()).toBe('legal-close');
    expect(words(root)).not.toContain('Still waiting');
    await root.wait(2200);
    expect(words(root)).toContain('Still waiting for the text');
  });

  it('one that cannot be had says so, once, with focus on trying again; then it comes', async () => {
    const { root, dom, legal, report } = await open(() => Promise.reject(failure(404)));
    expect(words(root)).toContain('An error occurred');
    expect(root.focusedId()).toBe('legal-retry');
    expect(report).toHaveBeenCalledTimes(1);
    await press(root, 'legal-retry');
    await settle(root);
    expect(root.focusedId()).toBe('legal-retry');
    expect(report).toHaveBeenCalledTimes(2);
    legal.mockImplementation(async () => '<p>Terms</p>');
    await press(root, 'legal-retry');
    await settle(root);
    expect(text(dom.shown)?.html).toBe('<p>Terms</p>');
    expect(root.query('legal-retry')).toBeNull();
    expect(root.focusedId()).toBe('legal-close');
    expect(words(root)).not.toContain('An error occurred');
  });

  it('one without a word to read is a failure too, and is asked for again', async () => {
    const { root, dom, legal, report } = await open(async () => ' ');
    expect(root.focusedId()).toBe('legal-retry');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'contract' }), 'error', {
      code: null,
    });
    await press(root, 'legal-retry');
    await settle(root);
    expect(root.focusedId()).toBe('legal-retry');
    expect(report).toHaveBeenCalledTimes(2);
    legal.mockImplementation(async () => '<p>Now</p>');
    await press(root, 'legal-retry');
    await settle(root);
    expect(text(dom.shown)?.html).toBe('<p>Now</p>');
  });

  it('back ends one that failed', async () => {
    const { root, onClose } = await open(() => Promise.reject(failure(404)));
    await root.press('back');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
