import type { Settings } from '../device/settings.js';
import { changeSettings, useLanguage, useSettings } from '../device/useSettings.js';
import { chooseLanguage, isLanguage, LANGUAGES, type Language } from '../i18n/languages.js';
import { useTexts } from '../i18n/useTexts.js';
import { Select } from '../ui/Select.js';

const CODES = Object.keys(LANGUAGES).filter(isLanguage);
const BROWSER = 'browser';

const nameOf = (code: Language) => ({ value: code, label: LANGUAGES[code].name });

/** The languages, each by its native name, or the browser's language. */
export function LanguageChooser() {
	const t = useTexts();
	const browsers = LANGUAGES[chooseLanguage(navigator.languages)].name;
	const asBrowser = { value: BROWSER, label: t.settings.languageOfBrowser(browsers) } as const;
	return (
		<Select<Language | typeof BROWSER>
			label={t.common.language}
			options={[asBrowser, ...CODES.map(nameOf)]}
			value={useSettings().language ?? BROWSER}
			onChange={(chosen) => changeSettings({ language: chosen === BROWSER ? null : chosen })}
		/>
	);
}

/** A compact version: the current language and a menu. */
export function LanguageSwitch() {
	return (
		<Select
			label={useTexts().common.language}
			isLabelHidden
			options={CODES.map(nameOf)}
			value={useLanguage()}
			onChange={(language) => changeSettings({ language })}
		/>
	);
}

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];

export function ThemeChooser() {
	const t = useTexts();
	return (
		<Select
			label={t.common.theme}
			options={THEMES.map((theme) => ({ value: theme, label: t.common.themes[theme] }))}
			value={useSettings().theme}
			onChange={(theme) => changeSettings({ theme })}
		/>
	);
}

/** A compact version with self-explanatory labels. */
export function ThemeSwitch() {
	const t = useTexts();
	return (
		<Select
			label={t.common.theme}
			isLabelHidden
			options={THEMES.map((theme) => ({ value: theme, label: t.settings.themesInShort[theme] }))}
			value={useSettings().theme}
			onChange={(theme) => changeSettings({ theme })}
		/>
	);
}
