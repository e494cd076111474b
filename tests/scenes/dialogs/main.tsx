/** Dialogs of the account in Punjabi: a legal text (`?legal`), one that cannot be had (`?failed`), signing out (`?sign-out`). */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { createRoot, View } from '../../../renderer';
import { createQueryClient } from '../../../src/api';
import { FONTS } from '../../../src/app/fonts';
import { createDomLayer } from '../../../src/dom';
import { createTexts, TextsContext } from '../../../src/i18n';
import LegalModal from '../../../src/shell/legal/LegalModal';
import { ServicesContext } from '../../../src/shell/services';
import { fakeServices } from '../../../src/shell/testing/fakeServices';
import { SignOutDialog } from '../../../src/shell/SignOutDialog';
import { buildTheme } from '../../../src/theme';
import { privacyPolicy } from '../../service/legal-texts';
import punjabi from '../../service/translations/pa.json';
import { settled } from '../scene-window';

const query = new URLSearchParams(window.location.search);
const { colors } = buildTheme(null);
const stage = document.getElementById('stage')!;
const dom = createDomLayer(stage, () => true);
const errors: string[] = [];
/** What the dialogs reach the outside through. */
const services = fakeServices({
  dom,
  api: {
    legal: () => (query.has('failed') ? Promise.reject(new Error('404')) : Promise.resolve(privacyPolicy)),
  },
  report: () => '',
});

const texts = createTexts(async () => punjabi);
const root = createRoot({
  target: stage,
  defaults: { reducedMotion: true },
  input: { keys: window, keyMap: () => null, pointer: true },
  onError: (error) => void errors.push(String(error)),
});
const ready = Promise.all([root.loadFonts(FONTS, true), texts.use('pa')]);
void ready.then(() =>
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <TextsContext.Provider value={texts}>
          <ServicesContext.Provider value={services}>
            <View w={1920} h={1080} color={colors.placeholder} group="free">
              {query.has('sign-out') ? (
                <SignOutDialog onStay={() => {}} />
              ) : (
                <LegalModal type="privacy-policy" onClose={() => {}} />
              )}
            </View>
          </ServicesContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  ),
);

window.scene = {
  errors,
  memory: () => root.backend.memory(),
  async settled() {
    await ready;
    await settled({
      get idle() {
        return root.idle && !dom.busy();
      },
    });
  },
};
