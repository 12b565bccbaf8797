import { describe, expect, it } from 'vitest';
import { commandWords } from './commandWords.js';

describe('a command is split into words', () => {
	it.each([
		['bot', ['bot']],
		['  bot   --level 3 ', ['bot', '--level', '3']],
		['"/my bots/bot" -x', ['/my bots/bot', '-x']],
		['node -e \'a "b" c\'', ['node', '-e', 'a "b" c']],
		['bot --name="my bot"', ['bot', '--name=my bot']],
		['bot "" x', ['bot', '', 'x']],
		['C:\\bots\\bot.exe $HOME *', ['C:\\bots\\bot.exe', '$HOME', '*']],
		['', []],
	])('%j', (command, words) => {
		expect(commandWords(command)).toEqual(words);
	});

	it.each(['bot "x', "it's", '"'])('%j has an unclosed quote', (command) => {
		expect(commandWords(command)).toBeNull();
	});
});
