/** Screens for an asset that cannot be played, each with its text, what can be done, and a way back to the asset [ROUTE-22..24]. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { assetPath, pagePath } from '../../domain/paths';
import { useScreenTexts, useText } from '../../i18n';
import { enPlayer } from '../../i18n/enPlayer';
import type { TextKey } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

interface PlaybackFailureProps {
  title: TextKey;
  reason?: TextKey;
  /** Offers to play it again: another attempt may succeed. */
  again?: boolean;
  /** Offers the plans: another one lifts the limit. */
  plans?: boolean;
}

function PlaybackFailure({ title, reason, again = false, plans = false }: PlaybackFailureProps) {
  const { errorCode, failedAt, returnAssetId, returnPageId } = useNavigationState();
  const { back, replace } = useNavigation();
  useScreenTexts(enPlayer);
  const text = useText();
  const target =
    returnAssetId !== undefined
      ? assetPath(returnAssetId)
      : returnPageId !== undefined
        ? pagePath(returnPageId)
        : '/';
  // The screen it was opened from is one step back in history, where its focus is restored.
  const leave = (): void => back(target);
  return (
    <ErrorScreen
      title={text(title)}
      reason={reason && text(reason)}
      code={errorCode}
      actions={[
        ...(again && failedAt !== undefined
          ? [
              {
                label: text('app.retry'),
                onPress: () => replace(failedAt.path, failedAt.state),
                testId: 'try-again',
              },
            ]
          : []),
        ...(plans
          ? [
              {
                label: text('error.seePlans'),
                onPress: () => replace('/plans', { returnAssetId, returnPageId }),
                testId: 'see-plans',
              },
            ]
          : []),
        { label: text('app.back'), onPress: leave, testId: 'go-back' },
      ]}
      onBack={leave}
    />
  );
}

/** /error_with_playback: any playback failure without a screen of its own [ROUTE-22]. */
export const ErrorWithPlayback = () => <PlaybackFailure title="error.playback" again />;
/** /stream_concurrency_error: the account plays on too many screens at once. */
export const StreamConcurrencyError = () => (
  <PlaybackFailure title="error.screenLimit" reason="error.screenLimitAdvice" again plans />
);
/** /age_rating_restriction: the asset is rated above the profile's limit. */
export const AgeRatingRestriction = () => <PlaybackFailure title="error.ageRestricted" />;
