/** What the version line says: engineers also see which platform was detected, viewers do not [SHELL-16, SHELL-17]. */
export function shownVersion(
  version: string,
  platform: string,
  environment: 'development' | 'staging' | 'production',
): string {
  return environment === 'production' ? version : `${version} ${platform}`;
}
