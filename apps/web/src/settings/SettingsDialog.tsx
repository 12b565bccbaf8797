import { useId } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';
import { RadioCards } from '../ui/RadioCards.js';
import { Switch } from '../ui/Switch.js';
import { LanguageChooser, ThemeChooser } from './Choosers.js';
import './settingsDialog.css';
import { changeSettings, useSettings } from '../device/useSettings.js';

/** The player's settings. Each change takes effect immediately. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
	const t = useTexts();
	const { sound, shortcuts } = useSettings();
	return (
		<Dialog title={t.settings.title} onClose={onClose}>
			<div className="settings">
				<LanguageChooser />
				<ThemeChooser />
				<BoardSetting />
				<MotionSetting />
				<ConfirmSetting />
				<Switch label={t.settings.sound} isOn={sound} onChange={(isOn) => changeSettings({ sound: isOn })} />
				<Switch
					label={t.settings.shortcuts}
					isOn={shortcuts}
					onChange={(isOn) => changeSettings({ shortcuts: isOn })}
				/>
				<p className="settings-note">{t.settings.kept}</p>
			</div>
		</Dialog>
	);
}

function BoardSetting() {
	const t = useTexts().settings;
	return (
		<RadioCards
			legend={t.board}
			look="row"
			className="settings-radios"
			cards={(['3d', '2d'] as const).map((value) => ({ value, title: t.boards[value] }))}
			value={useSettings().board}
			onChange={(board) => changeSettings({ board })}
		/>
	);
}

function MotionSetting() {
	const t = useTexts().settings;
	return (
		<RadioCards
			legend={t.motion}
			look="row"
			className="settings-radios"
			cards={(['system', 'reduced'] as const).map((value) => ({ value, title: t.motions[value] }))}
			value={useSettings().motion}
			onChange={(motion) => changeSettings({ motion })}
		/>
	);
}

function ConfirmSetting() {
	const t = useTexts().settings;
	const hintId = useId();
	return (
		<div>
			<RadioCards
				legend={t.confirm}
				look="row"
				className="settings-radios"
				cards={(['touch', 'always', 'never'] as const).map((value) => ({ value, title: t.confirms[value] }))}
				value={useSettings().confirm}
				onChange={(confirm) => changeSettings({ confirm })}
				describedBy={hintId}
			/>
			<p id={hintId} className="settings-note">
				{t.confirmHint}
			</p>
		</div>
	);
}
