import type { Book } from '../en/texts.js';

const PRINTED = 'In den Spielregeln abgedruckt.';
const RECONSTRUCTED = 'Rekonstruiert.';
const AS_COLCA = 'Rekonstruiert, wie bei Colca.';

export const buildings: Book['buildings'] = {
	facts: {
		chullpa: 'Eine Chullpa war ein Grabturm. Jahrhundertelang bewahrte sie Mumien und ihre Schätze.',
		pirka: 'Einfachere Gebäude bekamen Mauern wie diese: aus rohen Steinen, in Lehm gesetzt.',
		tambo:
			'Einen Tagesmarsch voneinander entfernt boten die Tambos an den Inkastraßen Boten und Reisenden Essen und ein Bett.',
		coricancha:
			'Der „Goldene Hof“ in Cusco war der wichtigste Tempel des Reiches. Seine Wände waren mit Gold bedeckt.',
		pisac: 'Treppen wie die von Pisac machten die steilen Hänge der Anden begehbar.',
		cucho:
			'Cucho heißt Ecke. Der berühmteste Stein von Cusco hat zwölf davon und passt trotzdem lückenlos zu seinen Nachbarn.',
		colca:
			'Speicher standen in langen Reihen an windigen Hängen. Dort blieben Mais und Kartoffeln kühl und trocken.',
		puncu: 'Ein Inkator ist oben schmaler als unten. Diese Form übersteht Erdbeben.',
		apachita: 'Auf Bergpässen legen Reisende einen Stein dazu und danken für den sicheren Weg.',
		chaka:
			'Schluchten überquerten die Inka auf Brücken aus geflochtenem Gras. Eine davon, Q’eswachaka, wird noch jedes Jahr neu geflochten.',
		huaca:
			'Ein Fels, eine Quelle oder ein ganzer Berg kann eine Huaca sein, ein heiliger Ort. Rund um Cusco gab es mehr als dreihundert.',
		incahuasi:
			'Mehrere Ruinen heißen „Haus des Inka“. Eine davon, in einem Wüstental in Peru, soll ein kleines Abbild von Cusco sein.',
	},
	sources: {
		chullpa: {
			plan: '4 mal 5 Felder, wie in einer veröffentlichten Computerfassung. Auch die Wertungsbeispiele der Spielregeln ergeben zusammen 20 sichtbare Felder.',
			limits: PRINTED,
		},
		pirka: {
			plan: 'Die L-Form und die gleichmäßige Höhe stammen aus veröffentlichten Rezensionen. Die Größe von 40 Feldern ist rekonstruiert.',
			limits: PRINTED,
		},
		tambo: {
			plan: 'Die gleichmäßige Höhe ist abgedruckt. Die Form, ein Haus um einen Hof mit 40 Feldern, ist rekonstruiert.',
			limits: RECONSTRUCTED,
		},
		coricancha: {
			plan: 'Eine veröffentlichte Rezension beschreibt eine quadratische Grundfläche, einen äußeren Ring der Höhe 1 und eine Mitte der Höhe 4. Die Größe ist rekonstruiert, ebenso die rote Linie: Sie lässt den äußeren Ring weg.',
			limits: PRINTED,
		},
		pisac: {
			plan: 'Eine veröffentlichte Rezension beschreibt Stufen von 1 bis 8. Die Breite ist rekonstruiert: Bei 4 Feldern passen genau 120 Würfel hinein, so viele wie 3 Spieler haben.',
			limits: PRINTED,
		},
		cucho: {
			plan: 'Abgedruckt ist, dass jede Reihe ihre eigene Höhe hat und die maximale Höhe von der Spielerzahl abhängt. Die Form ist rekonstruiert.',
			limits: RECONSTRUCTED,
		},
		colca: {
			plan: 'Rekonstruiert. Mit 20 Feldern innerhalb der roten Linie gehen die abgedruckten Höhen genau auf.',
			limits: 'In der Spielregel von RUMIS+ abgedruckt.',
		},
		puncu: { plan: RECONSTRUCTED, limits: AS_COLCA },
		apachita: { plan: RECONSTRUCTED, limits: AS_COLCA },
		chaka: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
		huaca: {
			plan: 'Rekonstruiert. Sie passt zu jeder abgedruckten Höhe, mit 40 Würfeln je Spieler.',
			limits:
				'Die Höhen, die rote Linie für 2 und die blaue für 3 Spieler sind in der Spielregel von RUMIS+ abgedruckt. Die blaue Linie für 4 Spieler folgt aus dem Rauminhalt.',
		},
		incahuasi: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
	},
};
