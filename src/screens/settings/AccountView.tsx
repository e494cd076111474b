import { useQuery } from '@tanstack/react-query';
import { View } from '../../../renderer';
import { queries } from '../../api';
import { subscriptionControls } from '../../domain/subscription';
import type { SubscriptionControl } from '../../domain/subscription';
import { useText, useTexts } from '../../i18n';
import type { TextKey } from '../../i18n';
import { useSettings } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { useTheme } from '../../ui/ThemeContext';
import { FACT_H, FactList } from './FactList';
import type { LanguageSetting } from './languageOptions';
import { INNER } from './layout';
import { PlaybackLines } from './PlaybackLines';
import { subscriptionFacts } from './subscriptionFacts';
import type { ChangeablePreferences } from './usePreferences';
import type { SubscriptionParts } from './useSubscription';

interface ViewProps extends ChangeablePreferences {
  /** Opens the choice of a language. */
  onLanguage: (setting: LanguageSetting) => void;
}

interface AccountViewProps extends ViewProps {
  parts: SubscriptionParts;
  /** Opens the question whether to cancel. */
  onCancel: () => void;
}

/** Focus key of the button that buys a plan, which receives focus once the subscription is cancelled. */
export const NEW_PLAN_KEY = 'subscription-new';

const NO_GATEWAYS: readonly string[] = [];
const CONTROL_TEXT: Readonly<Record<SubscriptionControl, TextKey>> = {
  buy: 'plans.buy',
  buyNew: 'settings.buyNewPlan',
  change: 'settings.changePlan',
  cancel: 'settings.cancelPlan',
};

/** Between the parts, and the heights of those below the facts, stage pixels. */
const GAP = 40;
const BUTTON_H = 72;
const NOTE_H = 72;

/**
 * Account and subscription: who is signed in, the plan with its next payment, price and card, and its actions; below,
 * how titles are played. A part that failed to load says so on its own line.
 */
export function AccountView({ parts, onCancel, ...rest }: AccountViewProps) {
  const { subscription, card, partner, retry, retrying } = parts;
  const { api } = useServices();
  const { open } = useNavigation();
  const text = useText();
  const texts = useTexts();
  const { colors } = useTheme();
  const restrictedGateways = useSettings((state) => state.settings?.restrictedGateways) ?? NO_GATEWAYS;
  // Only reads the cache: `AccountData` fetches the user and reports its failure.
  const user = useQuery({ ...queries.user(api), enabled: false }).data;
  const waiting = subscription.status === 'loading' || !partner.known;
  // There while it is asked again, so that focus stays beside what is asked for.
  const hasRetry = retrying || subscription.status === 'failed' || card.status === 'failed';
  const controls =
    subscription.status === 'ready' && partner.known
      ? subscriptionControls(subscription.value, { partner: partner.manages, restrictedGateways })
      : [];

  const facts = subscriptionFacts({
    signedInAs: user?.email ?? user?.phoneNumber ?? null,
    subscription,
    card: partner.manages ? null : card,
    dates: texts.dates(),
    text,
  });
  const hasButtons = controls.length > 0 || hasRetry;
  const height =
    facts.length * FACT_H + (partner.manages ? GAP + NOTE_H : 0) + (hasButtons ? GAP + BUTTON_H : 0);
  const account = (
    <View flow="column" gap={GAP} group="column">
      <FactList facts={facts} />
      {partner.manages && (
        <Label w={INNER} maxLines={2} color={colors.textOnSettings} testId="managed-by">
          {partner.name === null
            ? text('settings.managedElsewhere')
            : text('settings.managedBy', { provider: partner.name })}
        </Label>
      )}
      {waiting && <Spinner x={INNER / 2} y={28} what={text('settings.awaited')} />}
      <View flow="row" gap={20} group="row">
        {controls.map((control) => (
          <Button
            key={control}
            testId={`subscription-${control}`}
            focusKey={control === 'buy' || control === 'buyNew' ? NEW_PLAN_KEY : `subscription-${control}`}
            onPress={control === 'cancel' ? onCancel : () => open('/plans')}
          >
            {text(CONTROL_TEXT[control])}
          </Button>
        ))}
        {hasRetry && (
          <Button testId="subscription-retry" focusKey="subscription-retry" busy={retrying} onPress={retry}>
            {text('app.retry')}
          </Button>
        )}
      </View>
    </View>
  );
  return <PlaybackLines {...rest} above={account} aboveH={height} hasButtons={hasButtons} ready={!waiting} />;
}

/** The view for a guest, who has neither account nor subscription; nothing is fetched. */
export function GuestAccount(props: ViewProps) {
  const { open } = useNavigation();
  const text = useText();
  const { colors } = useTheme();
  const account = (
    <View flow="column" gap={GAP} group="column">
      <Label w={INNER} maxLines={2} color={colors.dimTextOnSettings}>
        {text('settings.guest')}
      </Label>
      <View flow="row" group="row">
        <Button testId="settings-sign-in" onPress={() => open('/welcome/code')}>
          {text('menu.signIn')}
        </Button>
      </View>
    </View>
  );
  return <PlaybackLines {...props} above={account} aboveH={NOTE_H + GAP + BUTTON_H} hasButtons ready />;
}
