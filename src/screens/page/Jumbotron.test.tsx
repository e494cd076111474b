import { afterEach, describe, expect, it } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { parsePageChunk } from '../../contract/testing/parsePageChunk';
import type { Component } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import { Jumbotron } from './Jumbotron';

const texts = createTexts(async () => ({}));
texts.addEnglish(enTitles);

const SERVICE = 'https://api.test';

let root: TestRoot | null = null;
afterEach(async () => {
  await root?.unmount();
  root = null;
});

const film = { visible: false, subscribe: () => () => {} };
const words = (count: number): string => Array.from({ length: count }, (_, n) => `w${n + 1}`).join(' ');

function jumbotron(asset: object): Component {
  const data = [
    { type: 'jumbotron', uuid: 'j', body: { assets: [{ id: 'a', name: 'Night Ferry', ...asset }] } },
  ];
  const [component] = parsePageChunk({ uuid: 'p', components: { data } }, () => {}).components.data;
  return component!;
}

/** Draws it as the page's head, or further down. */
async function draw(
  asset: object,
  head: boolean,
): Promise<{ test: TestRoot; pictures: string[]; text: string }> {
  const test = createTestRoot();
  root = test;
  const ignore = (): void => {};
  await test.render(
    <StoresContext.Provider
      value={createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null })}
    >
      <ServicesContext.Provider
        value={fakeServices({ analytics: { track: ignore }, config: {}, platform: {} })}
      >
        <TextsContext.Provider value={texts}>
          <Jumbotron
            component={jumbotron(asset)}
            index={0}
            onShowAsset={ignore}
            headFocus={head ? { onFocus: ignore, onBlur: ignore, film } : null}
            imageBase={SERVICE}
            offer={{ button: null, plays: null }}
            onWatch={ignore}
            onOpen={ignore}
          />
        </TextsContext.Provider>
      </ServicesContext.Provider>
    </StoresContext.Provider>,
  );
  const pictures = [...test.drawn].flatMap((node) => {
    const { src } = node.props as { src?: string | null };
    // The rest are icons.
    return src?.startsWith(SERVICE) ? [src.slice(SERVICE.length)] : [];
  });
  return { test, pictures, text: JSON.stringify(test.tree()) };
}

const images = { jumbotron: '/j.jpg', hero: '/h.jpg', logo: '/l.png' };

describe('a jumbotron', () => {
  it('[PAGE-21] shows the title`s logo, and its name where it has none', async () => {
    const { pictures } = await draw({ images }, true);
    expect(pictures).toEqual(['/l.png?w=480&h=180']);
    await root?.unmount();
    const { pictures: none, text } = await draw({ images: { hero: '/h.jpg' } }, true);
    expect(none).toEqual([]);
    expect(text).toContain('Night Ferry');
  });

  it('[PAGE-21] further down a page a jumbotron has its own artwork, with the hero image where it has none', async () => {
    const { pictures } = await draw({ images }, false);
    expect(pictures).toContain('/j.jpg?w=1500&h=547');
    await root?.unmount();
    expect((await draw({ images: { hero: '/h.jpg' } }, false)).pictures).toEqual(['/h.jpg?w=1500&h=547']);
  });

  it.each([
    [40, `w39 w40"`],
    [41, `w40…"`],
  ])('[PAGE-22, PAGE-23] of %i words, and no button for more of them', async (count, end) => {
    const { test, text } = await draw({ description: words(count) }, true);
    expect(text).toContain(end);
    expect(test.query('jumbotron-more')).not.toBeNull();
    expect(text).not.toContain('"More"');
  });
});
