/** The two legal texts, as HTML without a heading of their own. */

export const termsAndConditions = `
<p>Last updated 1 September 2026. These terms are an agreement between you and Proscenium Streaming Pvt. Ltd. ("Proscenium", "we").
By creating an account, continuing as a guest or watching anything on the service you accept them.</p>
<h2>1. The service</h2>
<p>Proscenium lets you watch films, series, live channels and live events on televisions and other screens connected to the internet.
The catalogue changes: titles are added, and titles leave when our licence for them ends. What you can watch depends on where you are, on
your plan and on the age limits set in your profile.</p>
<h2>2. Your account</h2>
<p>You need an account for everything beyond the titles that are open to guests. You must be at least 18 years old to open one; members of
your household may use it through profiles that you set up. Keep your password to yourself. You are responsible for what happens in your
account until you tell us that somebody else is using it.</p>
<h2>3. Profiles, children and PIN</h2>
<p>A kids profile shows only titles rated for age 7 and below. A profile can be locked with a four-digit PIN. PINs and parental controls
are changed on our website, never on the television, so that a child with a remote control cannot switch them off.</p>
<h2>4. Plans and payment</h2>
<ul>
<li>The price, the interval and any promotion are shown before you buy. Prices include taxes unless stated otherwise.</li>
<li>Plans renew by themselves at the end of each interval until you cancel. A day or week pass says so if it does not renew.</li>
<li>A free period ends by itself. If you cancel before its last day you pay nothing.</li>
<li>When a payment fails we try again for up to seven days and then end the plan.</li>
<li>If your subscription is delivered by a partner, the partner's terms of payment apply and changes are made with the partner.</li>
</ul>
<h2>5. Cancelling</h2>
<p>You may cancel at any time in Settings, under Account and subscription. You keep access until the end of the interval already paid for.
Amounts already paid are refunded only where the law requires it or where we ended the service for you without cause.</p>
<h2>6. Screens and quality</h2>
<p>Your plan says on how many screens you may watch at the same time and in what quality. The quality you see also depends on your
television and your connection. When the limit is reached, a further screen is asked to wait until another one stops.</p>
<h2>7. What you may not do</h2>
<ul>
<li>Copy, record, rebroadcast or show titles in public.</li>
<li>Go around content protection, regional limits or age limits.</li>
<li>Sell your account or share it outside your household.</li>
<li>Disturb the service or other viewers, for instance with automated requests.</li>
</ul>
<h2>8. Availability</h2>
<p>We work to keep the service running at all times, but we cannot promise it. Live events in particular can be delayed, moved or cut
short by their organisers. We may suspend an account that breaks these terms after telling you, or at once when others would be harmed.</p>
<h2>9. Liability</h2>
<p>We are liable without limit for intent and gross negligence and for injury to persons. For other breaches we are liable up to the amount
you paid in the twelve months before. Your rights as a consumer are not touched.</p>
<h2>10. Changes</h2>
<p>When we change these terms we tell you at least thirty days before, on screen and by e-mail. If you do not agree you may cancel before the
change takes effect.</p>
<h2>11. Law and contact</h2>
<p>The law of India applies, and the courts of Chandigarh have jurisdiction, unless the law of your country gives you a closer one.
Questions: help@proscenium.tv, or the Contact view in Settings.</p>
`;

export const privacyPolicy = `
<p>Last updated 1 September 2026. This policy says which personal data Proscenium Streaming Pvt. Ltd. processes, why, for how long, and what
you can do about it.</p>
<h2>1. What we collect</h2>
<ul>
<li><strong>Account:</strong> your e-mail address, a phone number if you give one, and your password as a one-way hash.</li>
<li><strong>Profiles:</strong> the names you choose, language, interests, maturity rating, and a PIN if you set one.</li>
<li><strong>Viewing:</strong> what you watch, where you stopped, what you like and what is on your watchlist.</li>
<li><strong>Device:</strong> the platform and version of the app, a random device id, and error reports without your credentials.</li>
<li><strong>Payment:</strong> plan, dates and amounts. Card numbers go to our payment provider alone; we see the last four digits.</li>
</ul>
<h2>2. Guests</h2>
<p>When you continue as a guest we create an account without a name. It holds a random id and nothing that tells who you are. Guest accounts
that have not been used for thirty days are deleted.</p>
<h2>3. Why we use it</h2>
<ul>
<li>To provide the service you asked for: signing in, playing titles, resuming them, keeping age limits.</li>
<li>To suggest titles, from your viewing and interests in the profile you use. A kids profile is never used for anything else.</li>
<li>To find and mend faults, and to keep the service secure.</li>
<li>To meet duties of the law, such as keeping invoices.</li>
</ul>
<h2>4. What we do not do</h2>
<p>We do not sell personal data. We do not build advertising profiles of children. We do not listen: voice input is handled by your
television and reaches us as text.</p>
<h2>5. Who receives it</h2>
<p>Providers that work for us under contract: hosting, identity, payment, error reporting and delivery of video. If your subscription comes
through a partner, the partner learns whether your account is active, never what you watch.</p>
<h2>6. How long we keep it</h2>
<p>Account and viewing data until you delete the account; invoices as long as tax law asks, at present eight years; error reports ninety days;
server logs fourteen days.</p>
<h2>7. Your rights</h2>
<p>You may ask for a copy of your data, have it corrected or deleted, restrict or object to its use, and take it with you. Write to
privacy@proscenium.tv; we answer within thirty days. You may also complain to the data protection authority of your country.</p>
<h2>8. Storage on your television</h2>
<p>The app keeps three things on the device: the profile chosen last, the device id, and the time it was last hidden, beside the session of
the identity provider. Signing out removes all but the device id.</p>
<h2>9. Changes and contact</h2>
<p>We announce changes of this policy on screen at least thirty days before. Responsible is Proscenium Streaming Pvt. Ltd., Sector 17,
Chandigarh 160017, India; privacy@proscenium.tv.</p>
`;
