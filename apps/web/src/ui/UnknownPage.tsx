import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { useTitle } from './useTitle.js';

/** An unknown address, with a link to the start page. */
export function UnknownPage() {
	const t = useTexts();
	useTitle(t.tools.notFound);
	return (
		<main className="message">
			<h1>{t.tools.notFound}</h1>
			<p>{t.tools.notFoundText}</p>
			<a className="button primary" href={makeRoute({ page: 'home' })}>
				{t.common.home}
			</a>
		</main>
	);
}
