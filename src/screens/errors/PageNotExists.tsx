/**
 * /page_not_exists: the navigation state carries the reason. Back goes to the profiles, for a guest to welcome, and in the
 * premium variant of the routes to the settings [ROUTE-26].
 */
import { PREMIUM_HOME } from '../../domain/premiumRoutes';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useText } from '../../i18n';
import { useIdentity } from '../../session';
import { usePremiumRoutes } from '../../shell/usePremiumRoutes';
import { ErrorScreen } from '../../ui/ErrorScreen';

/** /page_not_exists: the navigation state carries the reason and, if any, the code. */
export function PageNotExists() {
  const { reason = 'page_not_exists', errorCode } = useNavigationState();
  const { replace } = useNavigation();
  const text = useText();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const premiumRoutes = usePremiumRoutes() === true;
  const target = premiumRoutes ? PREMIUM_HOME : signedIn ? '/profiles' : '/welcome';
  const leave = (): void => replace(target);
  return (
    <ErrorScreen
      title={text(reason === 'page_do_not_have_components' ? 'error.pageEmpty' : 'error.pageNotExists')}
      code={errorCode ?? reason}
      actions={[{ label: text('app.back'), onPress: leave, testId: 'go-back' }]}
      onBack={leave}
    />
  );
}
