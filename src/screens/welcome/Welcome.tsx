import { useState } from 'react';
import { View } from '../../../renderer';
import { Screen } from '../../shell/Screen';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { homePath } from '../../domain/home';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Brand } from '../../shell/Brand';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Scrim } from '../../ui/Scrim';
import { CONTENT, SAFE, STAGE } from '../../ui/stage';
import { VersionLine } from '../../shell/VersionLine';
import { useLegalModal } from '../../shell/legal/useLegalModal';
import { WelcomeBackground } from './WelcomeBackground';

/** Larger than the type scale's display style: it is the only text to read on this screen. */
const HEADLINE = { size: 84, lineHeight: 92, weight: 700 } as const;
const COLUMN = 820;

/** /welcome: the start screen of guests and signed-out viewers, with the product's claim and the ways to sign in. */
export function Welcome() {
  const text = useText();
  const settings = useSettings((state) => state.settings);
  const { open } = useNavigation();
  const guest = useGuestEntry();
  const legal = useLegalModal();

  return (
    <Screen name={settings?.appName ?? ''} testId="welcome" group="column" transparent>
      <WelcomeBackground />
      <Scrim from="left" w={1500} h={STAGE.h} />
      <Scrim from="bottom" y={STAGE.h - 460} w={STAGE.w} h={460} />

      <View x={CONTENT.x} y={210} flow="column" gap={24} group="column">
        <Brand height={44} />
        <View h={8} />
        <Label role="heading" maxWidth={COLUMN} maxLines={2} {...HEADLINE}>
          {text('welcome.headline')}
        </Label>
        <Label size={30} lineHeight={44} maxWidth={COLUMN} dim>
          {text('welcome.hint')}
        </Label>
        <View h={16} />
        <View flow="row" gap={20} group="row">
          <Button testId="welcome-sign-in" autoFocus onPress={() => open('/welcome/code')}>
            {text('welcome.signIn')}
          </Button>
          <Button testId="welcome-guest" disabled={guest.entering} onPress={guest.enter}>
            {text('welcome.continueAsGuest')}
          </Button>
        </View>
        {settings?.showRegistration !== false && (
          <Button look="plain" x={-16} testId="welcome-register" onPress={() => open('/welcome/register')}>
            {text('welcome.register')}
          </Button>
        )}
      </View>

      <View x={CONTENT.x - 16} y={STAGE.h - SAFE.y - 48} flow="row" gap={24} group="row">
        <Button look="plain" testId="welcome-privacy" onPress={() => legal.open('privacy-policy')}>
          {text('welcome.privacyPolicy')}
        </Button>
        <Button look="plain" testId="welcome-terms" onPress={() => legal.open('terms-and-conditions')}>
          {text('welcome.termsAndConditions')}
        </Button>
      </View>
      <VersionLine />
      {legal.modal}
    </Screen>
  );
}

/**
 * Signs in anonymously and opens the home page; a failure goes to the failure table. A second press has no effect.
 */
function useGuestEntry(): { entering: boolean; enter: () => void } {
  const { session } = useServices();
  const { replace } = useNavigation();
  const fail = useFailure();
  const links = useSettings((state) => state.settings?.menuLinks ?? []);
  const [entering, setEntering] = useState(false);
  return {
    entering,
    enter() {
      setEntering(true);
      session
        .continueAsGuest()
        .then(() => replace(homePath(links)))
        .catch((error: unknown) => {
          setEntering(false);
          fail('anonymousSignIn', error);
        });
    },
  };
}
