import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import { parseSettings } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { FailedBuyPlan } from './PlanOutcomes';

async function words(links: object): Promise<string> {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium', links }, () => {}) });
  await root.render(
    <MemoryRouter>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <FailedBuyPlan />
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return JSON.stringify(root.tree());
}

it('[SHELL-21] a purchase that failed names the help desk of the deployment, and none where there is none', async () => {
  const withHelp = await words({ helpDesk: 'https://help.example' });
  expect(withHelp).toContain('Your payment has failed. Please try a different payment method');
  expect(withHelp).toContain('Help desk: https://help.example');
  expect(await words({})).not.toContain('Help desk');
});
