import { expect, test } from 'vitest';
import { createTestRoot } from '../../renderer/testing';
import { parseAsset } from '../contract';
import { createTexts, TextsContext } from '../i18n';
import { enTitles } from '../i18n/enTitles';
import { createStores, StoresContext } from '../session';
import type { AnalyticsEvent } from '../telemetry';
import { Screen } from './Screen';
import { ServicesContext } from './services';
import type { Services } from './services';
import { TitleGrid } from './TitleGrid';

const texts = createTexts(async () => ({}));
texts.addEnglish(enTitles);

const titleOf = (id: string) => ({ id, asset: parseAsset({ id, watchable: 'yes' }, () => {}) });
const titles = ['a', 'b', 'c'].map(titleOf);

test('[ANA-01, ANA-04] a grid reports presented, focused and selected assets under the screen’s row name', async () => {
  const sent: AnalyticsEvent[] = [];
  const opened: string[] = [];
  const services = { analytics: { track: (event: AnalyticsEvent) => void sent.push(event) } } as Services;
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  const root = createTestRoot();
  await root.render(
    <StoresContext.Provider value={stores}>
      <ServicesContext.Provider value={services}>
        <TextsContext.Provider value={texts}>
          <Screen name="Search" testId="search">
            <TitleGrid
              row="search"
              listKey="results"
              label="Results"
              testId="results"
              items={titles}
              onOpen={({ id }) => void opened.push(id)}
            />
          </Screen>
        </TextsContext.Provider>
      </ServicesContext.Provider>
    </StoresContext.Provider>,
  );
  await root.press('right');
  await root.wait(1100);
  root.scene.focus.current!.props.onPress!();
  expect(opened).toEqual(['b']);
  expect(sent).toEqual([
    { name: 'items presented', row: 'search', assetIds: ['a', 'b', 'c'] },
    { name: 'item focus', row: 'search', assetId: 'b', index: 1 },
    { name: 'item selected', row: 'search', assetId: 'b', index: 1 },
  ]);
});
