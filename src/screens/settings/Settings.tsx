/**
 * /settings: a menu on the left, the view of the focused entry beside it. Back closes an open dialog first, else goes
 * home [SUB-03].
 */
import { useCallback, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useScene } from '../../../renderer';
import { homePath } from '../../domain/home';
import { settingsItem, settingsPath } from '../../domain/settings';
import type { SettingsItem } from '../../domain/settings';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useIdentity, useMenuLinks } from '../../session';
import { ExitDialog } from '../../shell/ExitDialog';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { Label } from '../../ui/Label';
import { Toast } from '../../ui/Toast';
import { AccountView, GuestAccount, NEW_PLAN_KEY } from './AccountView';
import { CancelDialog } from './CancelDialog';
import { ContactView } from './ContactView';
import { DeviceView } from './DeviceView';
import { HintView } from './HintView';
import { LanguageChooser } from './LanguageChooser';
import type { LanguageSetting } from './languageOptions';
import { TITLE } from './layout';
import { SettingsPanel, panelKey } from './SettingsPanel';
import { SettingsMenu } from './SettingsMenu';
import { useCancelSubscription } from './useCancel';
import { usePreferences } from './usePreferences';
import { useSubscription } from './useSubscription';

/** The path selects the initial entry. /back goes home; an unknown entry leads to /page_not_exists. */
export default function Settings() {
  useScreenTexts(enAccount);
  const item = settingsItem(useParams()['view']);
  const links = useMenuLinks();
  if (item === null) return <Navigate to="/page_not_exists" replace />;
  return item === 'back' ? <Navigate to={homePath(links)} replace /> : <SettingsScreen first={item} />;
}

function SettingsScreen({ first }: { first: SettingsItem }) {
  const text = useText();
  const { focus } = useScene();
  const { replace, revise } = useNavigation();
  const links = useMenuLinks();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const [shown, setShown] = useState(first);
  const [exitAsked, setExitAsked] = useState(first === 'exit');
  /** Once the account view was shown, its queries stay active until the viewer leaves the settings. */
  const [accountAsked, setAccountAsked] = useState(first === 'account');
  const parts = useSubscription(accountAsked);
  const cancel = useCancelSubscription(() => focus.focus(NEW_PLAN_KEY));
  const playback = usePreferences();
  const [language, setLanguage] = useState<LanguageSetting | null>(null);
  const closeLanguages = useCallback(() => setLanguage(null), []);
  const goHome = (): void => replace(homePath(links));

  function show(item: SettingsItem): void {
    if (item === shown) return;
    setShown(item);
    if (item === 'account') setAccountAsked(true);
    // Entries that are only actions have no address to return to.
    if (item !== 'back' && item !== 'exit') revise(settingsPath(item));
  }
  function enter(item: SettingsItem): void {
    show(item);
    focus.focus(panelKey(item));
  }
  function choose(item: SettingsItem): void {
    if (item === 'back') goHome();
    else if (item === 'exit') setExitAsked(true);
    else enter(item);
  }

  return (
    <Screen name={text('menu.settings')} testId="settings" group="row" onBack={goHome}>
      <Label type="display" role="heading" x={TITLE.x} y={TITLE.y}>
        {text('menu.settings')}
      </Label>
      <SettingsMenu shown={shown} onIdle={show} onEnter={enter} onChoose={choose} />
      <SettingsPanel key={shown} item={shown}>
        {shown === 'account' && !signedIn && <GuestAccount {...playback} onLanguage={setLanguage} />}
        {shown === 'account' && signedIn && (
          <AccountView {...playback} parts={parts} onCancel={cancel.ask} onLanguage={setLanguage} />
        )}
        {shown === 'device' && <DeviceView />}
        {shown === 'contact' && <ContactView />}
        {(shown === 'back' || shown === 'exit') && <HintView item={shown} />}
      </SettingsPanel>
      <LanguageChooser {...playback} setting={language} onClose={closeLanguages} />
      {cancel.asking && <CancelDialog cancel={cancel} subscription={parts.subscription} />}
      {exitAsked && <ExitDialog onStay={() => setExitAsked(false)} />}
      {cancel.done && (
        <Toast testId="cancelled" onOver={cancel.dismiss}>
          {text('settings.cancelled')}
        </Toast>
      )}
    </Screen>
  );
}
