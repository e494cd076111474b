/** What keeps a title from playing, each with its words and a way back to the title [B§8, ROUTE-22..24]. */
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

function PlaybackFailure({ title, reason }: { title: TextKey; reason?: TextKey }) {
  const { errorCode, returnAssetId, returnPageId } = useNavigationState();
  const { back } = useNavigation();
  const text = useText();
  const target =
    returnAssetId !== undefined
      ? `/asset/${encodeURIComponent(returnAssetId)}`
      : returnPageId !== undefined
        ? `/${encodeURIComponent(returnPageId)}`
        : '/';
  // What it was opened from is one step back, and finds its place again.
  const leave = (): void => back(target);
  return (
    <ErrorScreen
      title={text(title)}
      reason={reason && text(reason)}
      code={errorCode}
      actions={[{ label: text('app.back'), onPress: leave, testId: 'go-back' }]}
      onBack={leave}
    />
  );
}

export const ErrorWithPlayback = () => <PlaybackFailure title="error.playback" />;
export const StreamConcurrencyError = () => (
  <PlaybackFailure title="error.screenLimit" reason="error.screenLimitAdvice" />
);
export const AgeRatingRestriction = () => <PlaybackFailure title="error.ageRestricted" />;
