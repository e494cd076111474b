/** Text of the version line: outside of production with the detected platform [SHELL-16, SHELL-17]. */
export function shownVersion(
  version: string,
  platform: string,
  environment: 'development' | 'staging' | 'production',
): string {
  return environment === 'production' ? version : `${version} ${platform}`;
}
