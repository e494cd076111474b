/** The mailbox of the reference service: links that would have come by e-mail. */

/** Links of the mails to an address whose codes were not used yet, oldest first. */
export async function mailedLinks(serviceUrl: string, email: string): Promise<string[]> {
  const answer = await fetch(`${serviceUrl}/emulator/v1/projects/proscenium/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  return oobCodes.filter((mail) => mail.email === email).map(({ oobLink }) => oobLink);
}
