import type { TranslatedContent } from './translated-content.ts'

export const fr: TranslatedContent = {
  promise: [
    'Notre promesse',
    `- Des prix taxes comprises, des stocks comptés
- {returnDays} jours pour changer d’avis
- Un vétérinaire au bout du fil, même le soir`,
  ],
  pages: {
    legal: [
      'Mentions légales',
      'Qui gère cette boutique et comment nous joindre.',
      `{shop} est une boutique de démonstration. Ses marques, produits, personnes et adresses sont inventés, et rien de ce que vous commandez ici ne sera expédié. Tout le reste est réel : les prix sont calculés, les stocks comptés et les commandes enregistrées.
# Responsable
{seller} (démonstration), {address}. E-mail : {email}. Remplacez ces lignes par les vôtres avant d’ouvrir une boutique au public.
# Prix et taxes
Tous les prix comprennent la TVA, sauf indication contraire. Le taux dépend du pays de la boutique et du type de produit : les aliments pour animaux peuvent être moins taxés que les jouets ou les outils.
# Textes et images
Les traductions et dessins du catalogue de démonstration ont été faits pour ce projet et sont publiés sous sa licence. Aucun nom de produit d’un vrai fabricant n’y figure.
# Conseils
Les pages sur la santé informent et ne remplacent pas un examen. En cas d’urgence, appelez le cabinet le plus proche. Voir aussi notre [politique de confidentialité](/privacy-policy) et nos [conditions générales](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Politique de confidentialité',
      'Les données dont nous avons besoin, pourquoi et combien de temps.',
      `Nous recueillons ce qu’exigent vos commandes, votre compte et vos demandes, et rien de plus. Cette page le dit simplement.
# Ce que nous conservons
- Vos nom, adresse, e-mail et téléphone, pour livrer et poser une question si besoin
- Vos commandes et factures, parce que la loi l’exige
- Si vous avez un compte : votre mot de passe sous forme de hachage, vos adresses, vos favoris, votre carte de fidélité, vos votes pour des avis utiles et, pendant 180 jours, des hachages des appareils utilisés pour vous connecter
- Si vous vous abonnez à la newsletter : votre e-mail ; si vous écrivez un avis : ce que vous saisissez, avec le nom de votre choix
- Si vous voulez savoir quand un produit épuisé revient : votre e-mail et ce produit
- Si vous voulez une copie du message que vous nous écrivez : votre e-mail et ce message
- Votre panier et vos favoris dans votre navigateur, pour qu’ils survivent à une coupure, et le panier aussi sur notre serveur, pour vérifier prix et stock
# Ce que nous ne faisons pas
Nous ne vendons pas de données, ne créons pas de profils publicitaires et ne chargeons aucun script tiers sans votre accord, à une exception près : si vous payez par carte, la page de paiement charge le formulaire du prestataire. Les numéros de carte ne passent jamais par nos serveurs.
# Combien de temps
Le panier reste dans le navigateur jusqu’à ce que vous commandiez, le vidiez ou vous déconnectiez, et sur notre serveur 90 jours après la dernière modification. Une demande sur un produit épuisé est effacée après l’envoi de l’e-mail, au plus tard après 180 jours. Ce que nous gardons pour la copie d’un message est effacé dès que vous avez confirmé votre adresse, au plus tard après trois jours. Vous supprimez vous-même votre compte sous « Mes données », immédiatement ; les factures restent le temps exigé par la loi et ne servent à rien d’autre.
# Vos droits
Vous pouvez consulter, corriger, télécharger et supprimer vos données, dans votre compte ou en écrivant à {email} ; les autres moyens sont sous [Contact](/contact). Vous pouvez arrêter à tout moment la newsletter, les e-mails sur les produits épuisés et les demandes d’avis.`,
    ],
    'terms-conditions': [
      'Conditions générales de vente',
      'Les règles d’achat, aussi courtes que possible.',
      `Ces conditions sont celles d’une boutique de démonstration. Faites vérifier les vôtres par un juriste.
# Contrat
Les produits de la boutique sont une invitation à commander. Votre commande est une offre ; notre confirmation par e-mail l’accepte.
# Prix
Les prix comprennent la taxe et non la livraison. Si un prix est manifestement faux, nous vous demandons avant de livrer. Le prix valable est le total affiché au moment de la commande et repris dans la confirmation.
# Paiement et propriété
Le paiement est dû à la commande ou à la livraison. La marchandise reste à nous jusqu’au paiement.
# Âge et ordonnances
Nous ne vendons pas de médicaments sur ordonnance. Les antiparasitaires ne sont remis qu’à des adultes.
# Responsabilité
Nous répondons sans limite des dommages causés par une faute lourde, sinon des dommages prévisibles. Vos droits légaux ne sont pas affectés.
# Retours
Vous pouvez vous rétracter dans les {returnDays} jours : voir [Garantie et retours](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Expédition et livraison',
      'Combien ça coûte, combien de temps ça prend et que se passe-t-il en votre absence.',
      `Nous emballons chaque jour ouvré. Ce qui est commandé avant {cutOff} part le jour même.
# Modes de livraison
- Standard par transporteur, {standardDays} jours ouvrés
- La livraison standard est gratuite dès {freeFrom}
- Express par transporteur, quand c’est urgent
- Retrait dans l’un de nos magasins et points de retrait en Afrique du Sud, gratuit ; nous vous écrivons quand c’est prêt
Le prix exact pour votre adresse s’affiche avant de passer la commande.
# Lourd et encombrant
Les sacs de plus de vingt kilos, les niches et les aquariums voyagent sur palette. Le transporteur appelle avant ; prévoyez une deuxième paire de mains.
# En votre absence
Le transporteur essaie un voisin, le gardien ou le point de retrait le plus proche et laisse un avis. Les aliments ne restent pas au soleil.
# Services et fichiers
Un appel au vétérinaire ou un guide n’a besoin ni de colis ni de frais de port. Les fichiers sont sur la page de la commande dès le paiement.
# Au-delà de la frontière
Nous livrons aussi en Namibie, au Botswana, au Lesotho et en Eswatini. La douane peut demander un permis pour les produits d’origine animale.`,
    ],
    'warranty-returns': [
      'Garantie et retours',
      'Ce que vous pouvez renvoyer, et deux ans de garantie.',
      `Les animaux ont leur avis et les choses se cassent. Les deux sont prévus.
# {returnDays} jours
Vous pouvez renvoyer la marchandise non ouverte dans les {returnDays} jours suivant l’expédition, sans justification. Enregistrez le retour sur la page de la commande, glissez son numéro dans le colis et confiez-le à un transporteur ; vous êtes remboursé dans la semaine suivant l’arrivée.
# Quand l’animal dit non
Un aliment ouvert ne se revend pas, mais personne ne doit rester avec quinze kilos de refus. Écrivez-nous : en général nous remboursons la moitié et donnons le sac à un refuge près de chez vous.
# Ce qui ne se reprend pas
- Médicaments réglementés, même non ouverts{noMedicineBack}
- Médicaments, antiparasitaires et articles d’hygiène ouverts
- Objets gravés ou sur mesure, sauf défaut
- Fichiers ouverts et appels déjà passés
# Deux ans de garantie
Si un article casse en usage normal, nous le réparons ou le remplaçons. Mâcher n’est un usage normal que pour les jouets à mâcher, le premier mois.
# Comment commencer
Les retours commencent sur la page de la commande : dans votre compte ou par le lien de nos e-mails. Si un article est défectueux, écrivez avec le numéro de commande et une photo sous [Contact](/contact). N’envoyez rien sans numéro : nos suricates trient par numéro.`,
    ],
    withdrawal: [
      'Droit de rétractation',
      'Comment annuler une commande après réception, dans quel délai et à quel coût.',
      `Vous pouvez annuler une commande de cette boutique sans donner de raison. C’est votre droit selon l’article 44 de la loi sud-africaine sur les communications et transactions électroniques.
Nos {returnDays} jours pour la marchandise non ouverte, sur la page des [retours](/warranty-returns), s’y ajoutent.
# Dans les sept jours
Les sept jours commencent quand vous, ou une personne désignée par vous, avez reçu la marchandise ; pour un service, à la commande. Il suffit de nous prévenir avant leur fin.
# Comment annuler
Enregistrez le retour sur la page de la commande, ou écrivez à {email} ou à {seller}, {address}, avec votre nom et le numéro de commande.
# Ce qui se passe ensuite
Renvoyez la marchandise dans les quatorze jours. Vous payez le renvoi, et rien d’autre. Vous êtes remboursé dans les trente jours suivant l’annulation, par le moyen de paiement utilisé.
# Ce qui ne peut être annulé
- Aliments, friandises et autres produits de consommation courante
- Marchandises gravées ou faites pour vous
- Fichiers ouverts et services commencés avec votre accord dans les sept jours`,
    ],
    'order-tracking': [
      'Suivi de commande',
      'Où est votre colis et ce que signifie chaque statut.',
      `L’état de chaque commande se trouve dans votre compte, sous « Mes commandes ». Les invités utilisent le lien de l’e-mail de confirmation ; il ne demande pas de mot de passe.
# Ce que signifient les mots
- En attente : la commande a un numéro et la marchandise est réservée
- En préparation : nous l’emballons et comptons tout deux fois
- Expédiée : le colis est parti ; la facture est sur la page de la commande
- Terminée : la commande est envoyée et payée

Nous vous écrivons quand la commande est passée, emballée et envoyée. Retours et remboursements sont sur la même page, et nous vous écrivons pour chacun.
# Combien de temps
La page du produit, le panier et la commande indiquent quand un colis arrive ; l’express est le plus rapide. Pour les fermes, les îles et les pays voisins, c’est plus long : les jours pour votre adresse s’affichent à la commande. En cas de tempête ou de grève, nous écrivons avant que vous ayez à demander.
# Il manque quelque chose ?
Écrivez-nous avec le numéro de commande sous [Contact](/contact), si possible avec une photo du carton. Nous cherchons le jour même et remplaçons ce qui est perdu. Les frais sont sous [Expédition](/shipping-delivery).`,
    ],
    'customer-service': [
      'Service client',
      'Les réponses aux questions les plus fréquentes.',
      `La plupart des questions ont déjà été posées. Voici les réponses courtes, avec les liens vers les longues.
# Avant de commander
- Les prix comprennent-ils la taxe ? Oui, elle figure aussi dans le panier.
- Puis-je commander sans compte ? Oui, en invité, avec nom, e-mail, téléphone et adresse.
- Et si un produit est épuisé ? Sa page le dit. S’il s’épuise alors qu’il est dans votre panier, le panier vous prévient avant la commande.
# Payer
Les marchandises livrées peuvent se payer en espèces au livreur ; la caisse montre tous les moyens possibles. Le reste se paie juste après la commande ; notre confirmation suit l’arrivée du paiement.
# Livraison
Coûts et délais sont sous [Expédition et livraison](/shipping-delivery), les colis en route sous [Suivi de commande](/order-tracking).
# Vous changez d’avis
{returnDays} jours, non ouvert, sans raison : voir [retours](/warranty-returns). Les animaux qui refusent leur nouvel aliment sont un cas à part, et nous trouvons une solution.
# Conseils
Nos assistantes répondent aux questions d’alimentation et de taille. Pour le médical, il y a le vétérinaire en ligne sous [nos services](/services). Tout le reste va à [Contact](/contact).`,
    ],
    contact: [
      'Contact',
      'Écrivez ou passez nous voir.',
      `Une personne vous répond, en général le jour ouvré même. Voici comment nous joindre.
En cas d’urgence : ne nous écrivez pas. Appelez le cabinet le plus proche ou sa garde de nuit. Torsion d’estomac, intoxication, détresse respiratoire et accidents n’attendent pas les heures de bureau.
# Par e-mail
{email} est lu par toute l’équipe. Indiquez le numéro de commande et, si quelque chose est cassé, joignez une photo : cela évite un aller-retour.
# Quand nous lisons
Du lundi au vendredi de 8 h à 18 h, le samedi de 9 h à 13 h. Laissez un numéro si vous préférez être rappelé.
# Par courrier et à pied
{address}. Le parking est derrière la maison, l’eau pour les chiens à côté de la porte.
# Ce qui nous aide
- L’espèce, l’âge et le poids de l’animal
- Ce qu’il mange et les médicaments qu’il reçoit
- Ce que vous avez déjà essayé
Pour les tailles, voyez le [guide](/mysize-guide), pour les colis le [suivi de commande](/order-tracking).`,
    ],
    'mysize-guide': [
      'Guide des tailles',
      'Mesurez une fois, commandez une fois : colliers, harnais, manteaux et couchages.',
      `Toutes nos tailles sont en centimètres, car S, M et L changent d’un fabricant à l’autre. Il faut un mètre souple, une friandise et une demi-minute de patience.
# Collier
Mesurez le cou là où sera le collier et laissez la place de deux doigts. Entre deux tailles, prenez la plus grande : elle se resserre, la petite ne s’agrandit pas.
# Harnais
Mesurez le poitrail juste derrière les pattes avant, le chien debout. Un harnais de 60 cm va de 52 à 64 cm.
# Manteau
Mesurez le dos de la base du cou à la base de la queue. Les chiens larges comme les bouledogues ont souvent besoin d’une taille de plus et d’une sangle ventrale plus longue.
# Couchage
Mesurez l’animal endormi et allongé, du nez à la queue, et ajoutez vingt centimètres.
# Collerette
Mesurez du collier au bout du nez et ajoutez trois centimètres.
Un doute ? Envoyez-nous les trois chiffres sous [Contact](/contact). La taille ne va pas ? Renvoyez l’article non ouvert dans les {returnDays} jours et commandez l’autre : voir [retours](/warranty-returns).`,
    ],
    sale: [
      'Promotions',
      'Des baisses honnêtes et comment elles fonctionnent.',
      `Le prix réduit s’affiche à côté de l’ancien, et l’ancien a vraiment été pratiqué. Pas de compte à rebours, pas de stock toujours « presque épuisé ». Les produits réduits portent aussi un badge dans chaque catégorie.
# Ce qui est réduit
- Les paquets proches de leur date, toujours signalés
- Les fins de série, quand un fabricant change de recette ou de couleur
- Les produits de saison : manteaux au printemps, tapis rafraîchissants à l’automne
- Les quantités : certains prix baissent dès la cinquième pièce, comme l’indique la page du produit
# Bons de réduction
La première inscription à la newsletter donne {couponPercent} % sur les articles d’une commande.
Cette remise ne s’applique pas aux médicaments réglementés.{noMedicineOff}
Un bon par commande ; il se cumule avec les prix réduits, pas avec un autre bon.
# Retours
Les articles réduits se renvoient comme les autres : non ouverts et dans le même délai. Voir [retours](/warranty-returns).`,
    ],
    'gift-card': [
      'Carte cadeau',
      'Nous ne vendons pas de cartes cadeaux. Quoi offrir à la place.',
      `Vous connaissez la personne, vous connaissez le chien, mais pas la taille du panier. Une carte cadeau aiderait, mais nous n’en vendons pas. Ces cadeaux se passent de taille.
# Pour débuter
Les [coffrets de départ](/advice-kits/starter-kits) contiennent ce qu’il faut aux chiots, chatons, poules et premiers aquariums les premières semaines. Vous choisissez le contenu, rien ne doit être à la bonne taille.
# Pour qui a déjà tout
- Un appel au [vétérinaire en ligne](/advice-kits/tele-vet), pour la question que personne n’osait poser
- Une place à un [cours ou atelier](/advice-kits/classes-workshops)
- Un [guide](/advice-kits/care-guides) à lire sur le canapé, l’animal sur les genoux
# Pour les animaux
Les friandises vont toujours : voyez les [chiens](/dogs) ou les [chats](/cats). Pour colliers, harnais et couchages, demandez d’abord trois chiffres et ouvrez le [guide des tailles](/mysize-guide).
# Si cela ne convient pas
Les cadeaux non ouverts se renvoient dans les {returnDays} jours : voir [retours](/warranty-returns). Vous enregistrez le retour sur la page de la commande et transmettez son numéro ; la personne envoie le colis et l’argent vous revient.`,
    ],
    'order-from-catalog': [
      'Commander d’après le catalogue',
      'Vous connaissez la référence ? Voici le chemin le plus court.',
      `Éleveurs, cabinets et fermiers savent souvent exactement ce qu’ils veulent. Passer par les images est trop long pour eux.
# Par référence
Saisissez la référence dans la recherche, par exemple VT-LAMB-RICE-ADULT. La référence exacte ouvre aussitôt son produit. Celles des variantes finissent par la taille et la couleur, comme GK-LAYER-MASH-40KG.
# Par liste
Envoyez une liste de références et de quantités à {email}. Nous répondons avec le stock et le prix livré. Tableurs et photos de notes manuscrites sont les bienvenus.
# Par carton
Certains prix baissent de cinq pour cent dès la cinquième pièce et de dix dès la dixième. La page du produit liste les paliers, le panier applique celui que vous atteignez.
# Encore une fois
Dans votre compte, chaque commande a un bouton qui remet au panier tout ce qui se vend encore.
# Livré à la ferme
Les commandes lourdes voyagent sur palette : voir [expédition](/shipping-delivery). Autres questions : [service client](/customer-service).`,
    ],
    services: [
      'Nos services',
      'Vétérinaires en ligne, cours, gravure et plus.',
      `Tout ce dont les animaux ont besoin ne tient pas dans un carton.
# Vétérinaire en ligne
Un vétérinaire inscrit à l’ordre en appel vidéo, soirs et week-ends compris. Vous décrivez, montrez, demandez et recevez un résumé écrit. Quinze ou trente minutes : [vétérinaire en ligne](/advice-kits/tele-vet).
# Cours
École du chiot, marche en laisse, premiers secours, agnelage. Petits groupes, professeurs patients, récompense plutôt que force : [cours et ateliers](/advice-kits/classes-workshops).
# Guides
Des guides PDF de nos vétérinaires, avec tableaux et dessins, mises à jour comprises : [guides](/advice-kits/care-guides).
# Gravure
Médailles, plaques de licol et panneaux de niche sont gravés dans notre atelier en un jour. Le texte se saisit sur la page du produit, le prix s’affiche aussitôt.
# Coffrets de départ
Pour chiots, chatons, poules et premiers aquariums : [coffrets de départ](/advice-kits/starter-kits). Vous choisissez le contenu, nous pensons au reste.
# Pour les cabinets
Livraison à jours fixes, stock sur appel et factures groupées. Demandez sous [Contact](/contact).`,
    ],
    about: [
      'Notre histoire',
      'Une boutique qui veille, même quand la lumière s’éteint.',
      `Un suricate se dresse pour que les autres creusent en paix. C’est à peu près ce que nous voulons être pour ceux qui vivent avec des animaux.
# D’où nous venons
La boutique est née d’un cabinet pour petits animaux. Deux vétérinaires en avaient assez d’envoyer les gens dans des rayons où chaque sac promet tout. Elles ont posé douze produits derrière le comptoir et écrit à côté de chacun pourquoi il était là. L’étagère est devenue une pièce, la pièce une boutique.
# Ce que nous vendons
Quatre cents choses pour chiens, chats, oiseaux, poissons, reptiles, petits animaux, chevaux, animaux de ferme et visiteurs du jardin. Chacune a été utilisée par quelqu’un que nous connaissons. Ce qui n’a pas tenu est reparti.
# Pourquoi les pages sont légères
Parce que nos clients vivent là où le signal va et vient et où les données coûtent cher. Panier, favoris et tout ce que vous avez saisi restent sur votre appareil quand la connexion tombe.
# Qui nous sommes
Les personnes sont sous [Qui sommes-nous](/about-us), les vétérinaires en ligne sous [Nos services](/services).`,
    ],
    'about-us': [
      'Qui sommes-nous',
      'Les personnes, et les animaux qui les emploient.',
      `Derrière la boutique, il y a onze personnes, neuf chiens, quatorze chats, un perroquet qui répond au téléphone et une tortue plus vieille que l’immeuble.
# Nomvula et Anne, vétérinaires
Elles ont fondé le cabinet et décident encore de ce qui va sur l’étagère. Nomvula lit les étiquettes pour le plaisir. Anne goûte chaque friandise, « avec modération ».
# Lindiwe, assistante vétérinaire
Elle donne les cours et les conseils et sait couper les griffes de n’importe quel chat, ce qui fait d’elle la personne la plus puissante de la maison.
# Pieter, entrepôt
Pieter compte. Quand la boutique dit qu’il en reste trois, il en reste trois. Il emballe comme si son propre aquarium était dedans.
# Yusuf, logiciel
Il a rendu les pages légères et appris au panier à survivre sans signal, après une semaine à la ferme de son oncle.
# Journées au refuge
Un samedi par mois, la recette va à un refuge, et toute l’équipe y va faire le ménage. Venez : les brosses sont fournies.
Ce qui nous anime est sous [Notre histoire](/about) ; pour écrire, voyez [Contact](/contact).`,
    ],
    magazine: [
      'Magazine',
      'De la lecture pour jours de pluie, par nos vétérinaires.',
      `Quatre fois par an, nos vétérinaires écrivent ce qu’on leur demande le plus. Pas de publicité, pas de remèdes miracles, et toujours une erreur que nous avons faite nous-mêmes.
# Dans ce numéro : la saison sans tiques
Elle n’existe pas. Même en hiver sec, nous trouvons des tiques dans les feuilles du jardin. Nous expliquons comment examiner un chien en quatre-vingt-dix secondes, oreilles et doigts compris, et pourquoi la [protection](/dogs/parasite-control) marche mieux quand elle est ennuyeuse et régulière.
# Croquettes ou boîte ?
Les deux, dit le chat. L’humide apporte l’eau, le sec la facilité, et le mélange est permis si l’on compte. Un simple tableau aide à diviser les portions sans doubler le chat.
# La première semaine avec un lapin
Du foin, une cachette et pas de visites. Lindiwe raconte comment elle a ramené un lapin et pourquoi ils étaient deux le vendredi.
# Courrier
« Mon perroquet imite la sonnette. » Le nôtre aussi. Nous conseillons une nouvelle mélodie chaque mois et un [jouet de recherche](/birds/bird-toys).
Le prochain numéro paraît avec le premier orage.`,
    ],
    contactUs: [
      'Nous écrire',
      'Une page, une adresse, une réponse humaine.',
      `Merci de vouloir nous parler. Pour répondre utilement du premier coup, nous demandons quelques lignes.
# Pour une commande
Indiquez le numéro de commande et ce que vous attendiez. Si le colis est abîmé, photographiez l’extérieur avant de déballer.
# Pour un produit
La référence figure dans les caractéristiques. Dites-nous l’espèce, l’âge et le poids de l’animal, et les produits que vous avez comparés.
# Pour une idée
Nous les lisons toutes et répondons à la plupart. Le distributeur lent pour perroquets, les couvercles de rechange et le cours du samedi pour grands-parents viennent de clients.
# Pour une réclamation
Écrivez à {email} avec le mot « réclamation » en objet. Anne les lit elle-même sous deux jours ouvrés, et personne ne l’a jamais regretté.
Notre adresse est sous [Contact](/contact), les réponses rapides sous [Service client](/customer-service).`,
    ],
  },
}
