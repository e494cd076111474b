/** /something_went_wrong: title, reason, optional code, a button that loads the app again, a way back and the version. */
import { useLocation } from 'react-router';
import { backDecision } from '../../domain/back';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useAutoRetry } from '../../shell/useAutoRetry';
import type { Retry } from '../../shell/useAutoRetry';
import { useFailedRoute } from '../../shell/useFailedRoute';
import { useText } from '../../i18n';
import { ErrorScreen } from '../../ui/ErrorScreen';

interface SomethingWentWrongProps {
  /** Replaces the navigation state's where the route did not change (a screen that threw). */
  code?: string;
  /** Tries to show that screen again. */
  retry?: Retry;
  /** How often that was tried. */
  tried?: number;
}

/** On the route of its own, or in the place of a screen that threw. */
export function SomethingWentWrong({ code, retry, tried }: SomethingWentWrongProps) {
  const { errorCode, failedAt, origin = false } = useNavigationState();
  const { pathname } = useLocation();
  const { back, replace } = useNavigation();
  const { platform } = useServices();
  const failed = useFailedRoute();
  useAutoRetry({ platform, retry: retry ?? failed.retry, tried: tried ?? failed.tried });
  const text = useText();
  const decision = backDecision(failedAt?.path ?? pathname, origin);
  // From the main level, back would lead to the screen that failed: the shell asks whether to exit.
  const leave =
    decision === 'confirmExit'
      ? undefined
      : (): void => (decision === 'leave' ? back('/') : replace(decision.go));
  return (
    <ErrorScreen
      title={text('error.title')}
      reason={text('error.refreshOrContact')}
      code={code ?? errorCode}
      actions={[
        {
          label: text('app.refresh'),
          onPress: () => {
            // The address first: the page is loaded again where it failed.
            failed.open?.();
            platform.reload();
          },
          testId: 'refresh-app',
        },
        ...(leave === undefined ? [] : [{ label: text('app.back'), onPress: leave, testId: 'go-back' }]),
      ]}
      onBack={leave}
    />
  );
}
