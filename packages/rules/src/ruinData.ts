/** The collection of ruins: written by `packages/engine/scripts/ruins/write.ts`, not by hand. */
export const RUIN_DATA = {
	chullpa: {
		2: [
			['machu-picchu', 'Machu Picchu', 'v3ekfoaEtnjGC', 1000, [48.3, 51.7]],
			['vilcabamba', 'Vilcabamba', 'r_7RjP-CgGhc', 1000, [53.2, 46.8]],
			['ollantaytambo', 'Ollantaytambo', 'LMbzjnxgjRX8', 1000, [49.4, 50.6]],
			['choquequirao', 'Choquequirao', 'ShFvlyCEu-zhB', 1000, [46.2, 53.8]],
			['sacsayhuaman', 'Sacsayhuamán', '97rXrjAAPY7zB', 1000, [50.3, 49.7]],
		],
		3: [
			['moray', 'Moray', 'tR1DZfb3ewSB', 4000, [32.8, 32.5, 34.7]],
			['tipon', 'Tipón', '6ZXgg2mgyN4', 4000, [31.2, 34.4, 34.4]],
			['raqchi', 'Raqchi', 'Okr2ObQaGCcB', 4000, [35.5, 33.3, 31.2]],
			['qenqo', 'Qenqo', 'tBVxfx4ni5QC', 4000, [33.4, 29.8, 36.8]],
			['tambomachay', 'Tambomachay', 'DyKvKF1f7ojE', 4000, [33.9, 36.2, 29.9]],
		],
	},
	pirka: {
		2: [
			['puka-pukara', 'Puka Pukara', 'k8Cutxfql8I4Jh0', 1000, [46.7, 53.3]],
			['winay-wayna', 'Wiñay Wayna', '5KwuTafaakENHG', 1000, [50.3, 49.7]],
			['intipata', 'Intipata', 'Fqs3twKSjfSuRd', 1000, [47.4, 52.6]],
			['sayacmarca', 'Sayacmarca', 'zeNQz6QzDd7HHO', 1000, [47.9, 52.1]],
			['runkurakay', 'Runkurakay', 'cxtLHpEOYqOhwqG', 1000, [50.6, 49.4]],
		],
		3: [
			['phuyupatamarca', 'Phuyupatamarca', '9miIkagmQD9R2UT', 4000, [33.1, 36, 30.9]],
			['patallacta', 'Patallacta', 'nmlhcqx_ZLPoNBX', 4000, [35.2, 33.9, 30.9]],
			['vitcos', 'Vitcos', 'wVdH2pD-TpLHLbj', 4000, [35.8, 33, 31.2]],
			['chinchero', 'Chinchero', 'f-I9i_zzUXxfUCC', 4000, [33.9, 34.5, 31.6]],
			['huchuy-qosqo', 'Huchuy Qosqo', 'NUW-w17LSMdnoiL', 4000, [35.3, 32.9, 31.8]],
		],
	},
	tambo: {
		2: [
			['yucay', 'Yucay', 'CkJaEa7MVxizcjD', 1000, [48.7, 51.3]],
			['rumicolca', 'Rumicolca', 'k0Ds8SHQ8zEupE', 1000, [51.3, 48.7]],
			['huanuco-pampa', 'Huánuco Pampa', 'PjwEho9tBh2arB', 1000, [47.9, 52.1]],
			['tambo-colorado', 'Tambo Colorado', 'B63vfv_sMvJkSD', 1000, [47.6, 52.4]],
			['pachacamac', 'Pachacamac', 'zb_bF5Ie4ACJr', 1000, [53.2, 46.8]],
		],
		3: [
			['cajamarca', 'Cajamarca', 't32zCjHHymxIy5B', 4000, [33, 34.1, 32.9]],
			['ingapirca', 'Ingapirca', '0csa8VLN0S73pcK', 4000, [34.3, 34.4, 31.3]],
			['tomebamba', 'Tomebamba', '24JOsxzrsvyuG5Y', 4000, [34.6, 34.1, 31.3]],
			['samaipata', 'Samaipata', 'AEM8JfsFO2h3Z8b', 4000, [33.8, 34, 32.2]],
			['incallajta', 'Incallajta', 'Ree1hYwm3QhTfyB', 4000, [34.5, 34.5, 31]],
		],
	},
	coricancha: {
		2: [
			['pilkokaina', 'Pilkokaina', 's6qc3wrtY8cL6klB', 1000, [48.5, 51.5]],
			['sayhuite', 'Sayhuite', 'ceoHS8T3FUyxPXEn', 1000, [49, 51]],
			['quillarumiyoc', 'Quillarumiyoc', 'nhxA3NRvlI6FtR1O', 1000, [53.1, 46.9]],
			['tarawasi', 'Tarawasi', 'BvicavmP80fhjMWB', 1000, [52.3, 47.7]],
			['vilcashuaman', 'Vilcashuamán', 'oo1sFDKw5kZOIpoS', 1000, [48.8, 51.2]],
		],
		3: [
			['curamba', 'Curamba', '_fPBOVujJPVqftI6', 4000, [34.2, 33.7, 32.1]],
			['huaytara', 'Huaytará', 'zIljR0TtnHx8sdpK', 4000, [33.9, 32.8, 33.3]],
			['aypate', 'Aypate', 'YV9_1_vR1pmztJY', 4000, [34.6, 33.7, 31.7]],
			['pumpu', 'Pumpu', 'yORPTs8IEGTe6aNW', 4000, [33.2, 34.5, 32.3]],
			['tarmatambo', 'Tarmatambo', 'sBziWgf9lgPgluXD', 4000, [36.1, 33.8, 30.1]],
		],
	},
	pisac: {
		2: [
			['hatun-xauxa', 'Hatun Xauxa', 'OMI8vptlivAQ4r', 1000, [50.9, 49.1]],
			['rumicucho', 'Rumicucho', 'PoVdSvNIhtJCWb', 1000, [49.5, 50.5]],
			['shincal', 'Shincal', 'jPmzi4-2oRPtMu', 1000, [51.1, 48.9]],
			['tilcara', 'Tilcara', '7VTm_HTcCGcGuC', 1000, [48, 52]],
			['turi', 'Turi', 'cC6rOI4CNK06BD', 1000, [47.3, 52.7]],
		],
		3: [
			['catarpe', 'Catarpe', 'JhiHAUR3NbP38W', 4000, [31.7, 34, 34.3]],
			['oroncota', 'Oroncota', '3YzjOtgs9imWQE', 4000, [33.5, 32.8, 33.7]],
			['iskanwaya', 'Iskanwaya', 'JY1R_d53s9TycB', 4000, [33.5, 33.7, 32.8]],
			['cojitambo', 'Cojitambo', 'W_PLluR0GuoKQ', 4000, [34.2, 33.4, 32.4]],
			['coyoctor', 'Coyoctor', 'lCCytSlE5_OZeB', 4000, [32.9, 34.1, 33]],
		],
	},
	cucho: {
		2: [
			['caranqui', 'Caranqui', 'cYTlbThsYHzFmC', 1000, [51.4, 48.6]],
			['quitoloma', 'Quitoloma', 'rZjTRXKbXJwQUF', 1000, [53.1, 46.9]],
			['conchamarca', 'Conchamarca', 'SCg5jSQNxDF9g', 1000, [50, 50]],
			['llactapata', 'Llactapata', 'FiVDXoBOuDicj', 1000, [50.9, 49.1]],
			['chachabamba', 'Chachabamba', 'efCdO74BkhTzX', 1000, [50.6, 49.4]],
		],
		3: [
			['choquesuysuy', 'Choquesuysuy', 'lDIDCY9KQAmuuO', 4000, [33.6, 32.6, 33.8]],
			['torontoy', 'Torontoy', 'viFgPEE16srOTD', 4000, [34.6, 31.4, 34]],
			['salapunku', 'Salapunku', 'txPlJp7GmTYFNC', 4000, [30.5, 33.9, 35.6]],
			['pumamarca', 'Pumamarca', 'dTX5VTZ2z57lig', 4000, [31.8, 34.1, 34.1]],
			['quispiguanca', 'Quispiguanca', 'YZXFDcanYkhugG', 4000, [34.2, 33.7, 32.1]],
		],
	},
	colca: {
		2: [
			['zurite', 'Zurite', '0GPuVCbwFQDb', 4000, [47.6, 52.4]],
			['inkilltambo', 'Inkilltambo', '7xHAH5Pc5YzF', 4000, [48.5, 51.5]],
			['kusilluchayoc', 'Kusilluchayoc', '3kMsCtBB0SF', 4000, [50.8, 49.2]],
			['laqo', 'Laqo', 'qM7OoAnNZj2i', 4000, [50.6, 49.4]],
			['kallachaca', 'Kallachaca', '1-Icyvi6aBSJ', 4000, [52.6, 47.4]],
		],
		3: [
			['maukallaqta', 'Maukallaqta', 'iv3rD9hTeJ5u0FDC', 4000, [34, 35.7, 30.3]],
			['pacariqtambo', 'Pacariqtambo', 'DjrvJwcsKFNkBj4D', 4000, [34.3, 33, 32.7]],
			['huamanmarca', 'Huamanmarca', 'zGqKlm7OivaOcab', 4000, [36, 34.1, 29.9]],
			['huarco', 'Huarco', 'd7Ad45ft349PurlB', 4000, [36.8, 34.3, 28.9]],
			['paredones', 'Paredones', 'b4uOrat0ZluBDNB', 4000, [36.2, 32.4, 31.4]],
		],
	},
	puncu: {
		2: [
			['la-centinela', 'La Centinela', 'W_0yManO8kqI', 4000, [49.5, 50.5]],
			['tambo-viejo', 'Tambo Viejo', 'KNXVK_XhzzMh', 4000, [48, 52]],
			['puerto-inka', 'Puerto Inka', 'pnYjuJ60CX9-C', 4000, [49.1, 50.9]],
			['huaycan', 'Huaycán', 'CrtoaZ6AKxpZG', 4000, [48.7, 51.3]],
			['nieve-nieve', 'Nieve Nieve', 'RuEsBqjtQRzC', 4000, [50.4, 49.6]],
		],
		3: [
			['puruchuco', 'Puruchuco', 'bjt_CB2GJ7PMOuT', 4000, [34.8, 34.9, 30.3]],
			['armatambo', 'Armatambo', '1Wj8MhJQgGPFUSdC', 4000, [36, 35.9, 28.1]],
			['huamachuco', 'Huamachuco', 'VV4iFN2tqNnyM2Z', 4000, [36.2, 33.9, 29.9]],
			['taparaco', 'Taparaco', 'fNi_Vbtt7pMMipH', 4000, [35.5, 34.3, 30.2]],
			['tunsucancha', 'Tunsucancha', 'QN7zzZowxhKlWk', 4000, [37.8, 33.1, 29.1]],
		],
	},
	apachita: {
		2: [
			['chacamarca', 'Chacamarca', 'vc0ck11j01X0', 4000, [52.5, 47.5]],
			['inca-uyo', 'Inca Uyo', 'mKhGM5yJb64mMB', 4000, [51.5, 48.5]],
			['sillustani', 'Sillustani', '6pNjOP-d3g9zj', 4000, [48.1, 51.9]],
			['cutimbo', 'Cutimbo', 'hyPDZ3uTuu7aK', 4000, [50.3, 49.7]],
			['hatuncolla', 'Hatuncolla', 'woZmeOKNDcJhP', 4000, [49.5, 50.5]],
		],
		3: [
			['chincana', 'Chincana', 'iJTZ7RMDyvSGwQKC', 4000, [34.8, 34.9, 30.3]],
			['inak-uyu', 'Iñak Uyu', 'jV8AlYnOerWi6kfE', 4000, [34.8, 33.9, 31.3]],
			['copacabana', 'Copacabana', 'aUhO-6jv-IUyOGJG', 4000, [33, 34.5, 32.5]],
			['paria', 'Paria', 'ZgAidyykBOP6lCdD', 4000, [36.4, 33, 30.6]],
			['incarracay', 'Incarracay', 'Ra43Qts4Lkzm1KcD', 4000, [36.1, 32.7, 31.2]],
		],
	},
	chaka: {
		2: [
			['cotapachi', 'Cotapachi', 'VpOpq4d1dJv2', 4000, [50, 50]],
			['cuzcotuyo', 'Cuzcotuyo', 'GIUr338jDt-vB', 4000, [43.6, 56.4]],
			['quilmes', 'Quilmes', 'QpRXb1iIi60tlU', 4000, [45, 55]],
			['tastil', 'Tastil', 'ukzhOUFj2tRV', 4000, [50.1, 49.9]],
			['payogasta', 'Payogasta', 'j6g6S-0EPB9D', 4000, [45.4, 54.6]],
		],
		3: [
			['la-paya', 'La Paya', '3uGgMZauxEkQjLgV', 4000, [34.7, 33.2, 32.1]],
			['fuerte-quemado', 'Fuerte Quemado', 'C0qFinzne7P6zUZoD', 4000, [35.1, 32.4, 32.5]],
			['ranchillos', 'Ranchillos', 'FpZxK-ifMznROGq8C', 4000, [35, 32.2, 32.8]],
			['tambillos', 'Tambillos', 'nlNi1ihJ9WETNmw', 4000, [37.7, 31.8, 30.5]],
			['titiconte', 'Titiconte', 'PD-vwvEY-GO3uMwg', 4000, [36.6, 33.7, 29.7]],
		],
	},
	huaca: {
		2: [
			['coctaca', 'Coctaca', 'moCwxKzNU7I2Yc', 4000, [50.9, 49.1]],
			['yacoraite', 'Yacoraite', '9lXeTnFFbHAv-zI', 4000, [50.3, 49.7]],
			['hualfin', 'Hualfín', '8f3GkHAPybT7nwi', 4000, [55.4, 44.6]],
			['watungasta', 'Watungasta', 'tsGmj0ReE3-Rsf7', 4000, [52.1, 47.9]],
			['aconquija', 'Aconquija', 'fDBHyGF6X-O2w', 4000, [52.7, 47.3]],
		],
		3: [
			['chena', 'Chena', '3XjWgiRKAkffwmnC', 4000, [31.3, 34, 34.7]],
			['quitor', 'Quitor', 'IBP3sNhTEI40ORyB', 4000, [35, 35.1, 29.9]],
			['lasana', 'Lasana', 'KYYI7ugiBwtTVePC', 4000, [33.1, 34.9, 32]],
			['saxamar', 'Saxamar', 'J6LqhrIpn4EsLtV', 4000, [34.9, 31.9, 33.2]],
			['zapahuira', 'Zapahuira', 'mEokxSxbH6MBF-Z', 4000, [37.1, 33.9, 29]],
		],
	},
	incahuasi: {
		2: [
			['vina-del-cerro', 'Viña del Cerro', 'whyoeNRwfm2Rtn', 4000, [49.4, 50.6]],
			['la-compania', 'La Compañía', 'C6KOn-vCvuSuDB', 4000, [47.8, 52.2]],
			['callo', 'Callo', 'n_lFrMBs4CZhaC', 4000, [49.1, 50.9]],
			['pambamarca', 'Pambamarca', 'lX9do_uvORzdM', 4000, [49.2, 50.8]],
			['culebrillas', 'Culebrillas', '9XNCA6Ne7I284', 4000, [51.1, 48.9]],
		],
		3: [
			['todos-santos', 'Todos Santos', 'CBLl_pZdi4hUo7Q2E', 4000, [33.7, 32, 34.3]],
			['dumapara', 'Dumapara', 'cc2252k0VNGNeW-7H', 4000, [32.7, 32.9, 34.4]],
			['tambo-blanco', 'Tambo Blanco', '1Hxtyo_lMlC-poyW', 4000, [34.3, 34.5, 31.2]],
			['achupallas', 'Achupallas', 'GMQf36AUzVo7DFjCD', 4000, [33, 31.5, 35.5]],
			['yacuvinay', 'Yacuviñay', 'LvnkVvMfag2k0lICK', 4000, [33.8, 31.8, 34.4]],
		],
	},
} as const;
