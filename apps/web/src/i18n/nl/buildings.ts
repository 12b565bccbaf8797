import type { Book } from '../en/texts.js';

const PRINTED = 'Staan in de spelregels.';
const RECONSTRUCTED = 'Gereconstrueerd.';
const AS_COLCA = 'Gereconstrueerd, net als bij Colca.';

export const buildings: Book['buildings'] = {
	facts: {
		chullpa: 'Een chullpa was een graftoren. Eeuwenlang bewaarde hij mummies en hun schatten.',
		pirka: 'Eenvoudige gebouwen kregen muren zoals deze: ruwe stenen, in modder gezet.',
		tambo:
			'Langs de Incawegen stond na elke dagreis een tambo, waar boodschappers en reizigers konden eten en slapen.',
		coricancha:
			'De ‘Gouden Hof’ in Cusco was de belangrijkste tempel van het rijk. De muren waren met goud bekleed.',
		pisac: 'Met trappen zoals die van Pisac werden de steile hellingen van de Andes begaanbaar.',
		cucho:
			'Cucho betekent hoek. De beroemdste steen van Cusco heeft er twaalf en sluit toch naadloos aan op zijn buren.',
		colca:
			'Voorraadschuren stonden in lange rijen op winderige hellingen. Daar bleven maïs en aardappelen koel en droog.',
		puncu: 'Een Incapoort is bovenaan smaller dan onderaan. Die vorm doorstaat aardbevingen.',
		apachita: 'Op bergpassen leggen reizigers een steen op de hoop en bedanken ze voor de veilige reis.',
		chaka:
			'De Inca’s staken kloven over op bruggen van gevlochten gras. Een daarvan, Q’eswachaka, wordt nog elk jaar opnieuw gevlochten.',
		huaca:
			'Een rots, een bron of een hele berg kan een huaca zijn: een heilige plaats. Rond Cusco waren er meer dan driehonderd.',
		incahuasi:
			'Verschillende ruïnes heten ‘huis van de Inca’. Een ervan, in een woestijndal in Peru, zou een kleine kopie van Cusco zijn.',
	},
	sources: {
		chullpa: {
			plan: '4 bij 5 velden, zoals in een gepubliceerde computerversie. Ook de telvoorbeelden in de spelregels komen samen uit op 20 zichtbare velden.',
			limits: PRINTED,
		},
		pirka: {
			plan: 'De L-vorm en de gelijke hoogte komen uit gepubliceerde recensies. De grootte van 40 velden is gereconstrueerd.',
			limits: PRINTED,
		},
		tambo: {
			plan: 'De gelijke hoogte staat in de spelregels. De vorm, een huis rond een binnenplaats met 40 velden, is gereconstrueerd.',
			limits: RECONSTRUCTED,
		},
		coricancha: {
			plan: 'Een gepubliceerde recensie beschrijft een vierkant grondvlak, een buitenste ring met hoogte 1 en een midden met hoogte 4. De grootte is gereconstrueerd, net als het rode kader, waar de buitenste ring buiten valt.',
			limits: PRINTED,
		},
		pisac: {
			plan: 'Een gepubliceerde recensie beschrijft treden van 1 tot 8. De breedte is gereconstrueerd: met 4 velden is er plaats voor precies 120 blokjes, zoveel als 3 spelers er hebben.',
			limits: PRINTED,
		},
		cucho: {
			plan: 'In de spelregels staat dat elke rij een eigen hoogte heeft en dat de maximale hoogte van het aantal spelers afhangt. De vorm is gereconstrueerd.',
			limits: RECONSTRUCTED,
		},
		colca: {
			plan: 'Gereconstrueerd. Met 20 velden binnen het rode kader kloppen de gedrukte hoogtes precies.',
			limits: 'Staan in de spelregels van RUMIS+.',
		},
		puncu: { plan: RECONSTRUCTED, limits: AS_COLCA },
		apachita: { plan: RECONSTRUCTED, limits: AS_COLCA },
		chaka: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
		huaca: {
			plan: 'Gereconstrueerd. Het past bij elke gedrukte hoogte, met 40 blokjes per speler.',
			limits:
				'De hoogtes, het rode kader voor 2 spelers en het blauwe voor 3 staan in de spelregels van RUMIS+. Het blauwe kader voor 4 spelers volgt uit de inhoud.',
		},
		incahuasi: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
	},
};
