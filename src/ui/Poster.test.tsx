import { expect, it } from 'vitest';
import { View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { asset } from '../domain/testing/assets';
import { createTexts, TextsContext } from '../i18n';
import { Poster } from './Poster';

const LONG = 'The Night Train to Amritsar by Way of Everywhere Else';

async function posters(w: number) {
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={createTexts(async () => ({}))}>
      <View group="row">
        {['a', 'b'].map((id) => (
          <Poster
            key={id}
            asset={asset({ id, title: `${LONG} ${id}`, images: {} })}
            w={w}
            h={200}
            use="poster"
            onPress={() => {}}
          />
        ))}
      </View>
    </TextsContext.Provider>,
  );
  const focused = () => root.scene.focus.current!;
  const child = (type: string) => focused().children.filter((node) => node.type === type);
  const caption = () => root.painter.painted(child('text').at(-1)!);
  return { root, child, caption };
}

it('hands its name to the plate, for a picture that is not there or does not come', async () => {
  const { root, child } = await posters(350);
  expect(root.painter.painted(child('image')[0]!).look.title).toBe(`${LONG} a`);
  await root.unmount();
});

it('lets a title too long for its line run through it after 1.5 s of focus, without React', async () => {
  const { root, caption } = await posters(350);
  await root.wait(400);
  await root.press('right');
  const commits = root.scene.counters.reactCommits;
  expect(caption().lines.join()).toMatch(/…$/);
  await root.wait(1400);
  expect(caption().lines.join()).toMatch(/…$/);
  await root.wait(1100);
  expect(caption().lines).toEqual([`${LONG} b`]);
  expect(caption().values.slide).toBeLessThan(0);
  await root.press('left');
  expect(caption().lines.join()).toMatch(/…$/);
  expect(root.scene.counters.reactCommits).toBe(commits);
  await root.unmount();
});

it('says its title in two standing lines on a narrow card', async () => {
  const { root, caption } = await posters(158);
  await root.wait(3000);
  expect(caption().lines).toHaveLength(2);
  expect(caption().values.slide).toBe(0);
  await root.unmount();
});
