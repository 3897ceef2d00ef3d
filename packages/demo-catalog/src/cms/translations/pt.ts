import type { TranslatedContent } from './translated-content.ts'

export const pt: TranslatedContent = {
  promise: [
    'Nossa promessa',
    `- Preços com imposto e estoque contado
- {returnDays} dias para mudar de ideia
- Um veterinário na linha, também à noite`,
  ],
  pages: {
    legal: [
      'Informações legais',
      'Quem cuida desta loja e como falar conosco.',
      `{shop} é uma loja de demonstração. As marcas, os produtos, as pessoas e os endereços são inventados, e nada do que você pedir aqui será enviado. Todo o resto é real: os preços são calculados, o estoque é contado e os pedidos são guardados.
# Responsável
{seller} (demonstração), {address}. E-mail: {email}. Troque estas linhas pelas suas antes de abrir uma loja ao público.
# Preços e impostos
Todos os preços incluem o IVA, salvo indicação em contrário. A alíquota depende do país da loja e do tipo de produto: ração pode pagar menos imposto que brinquedos ou ferramentas.
# Textos e imagens
As traduções e os desenhos do catálogo de demonstração foram feitos para este projeto e publicados sob a licença dele. Não aparecem nomes de produtos de fabricantes reais.
# Conselhos
As páginas sobre saúde informam e não substituem um exame. Em uma emergência, ligue para a clínica mais próxima. Veja também a [política de privacidade](/privacy-policy) e os [termos](/terms-conditions).`,
    ],
    'privacy-policy': [
      'Política de privacidade',
      'De quais dados precisamos, por quê e por quanto tempo.',
      `Coletamos o que seus pedidos, sua conta e suas solicitações exigem, e nada além disso. Esta página explica em palavras simples.
# O que guardamos
- Seu nome, endereço, e-mail e telefone, para entregar e perguntar se algo não estiver claro
- Seus pedidos e notas, porque a lei exige
- Se você tem uma conta: sua senha como hash, endereços, favoritos, cartão fidelidade, seus votos em avaliações úteis e, por 180 dias, hashes dos aparelhos com que você entra
- Se você assina a newsletter: seu e-mail; se escreve uma avaliação: o que você informa, com o nome que escolher
- Se você pede para saber quando um produto esgotado volta: seu e-mail e esse produto
- Se você quer uma cópia da mensagem que nos escreve: seu e-mail e essa mensagem
- Seu carrinho e sua lista de desejos no seu navegador, para sobreviverem a uma queda de conexão, e o carrinho também no nosso servidor, para conferir preços e estoque
# O que não fazemos
Não vendemos dados, não criamos perfis de publicidade e não carregamos scripts de terceiros sem a sua permissão, com uma exceção: se você paga com cartão, a página desse pagamento carrega o formulário da operadora. Números de cartão nunca passam pelos nossos servidores.
# Por quanto tempo
O carrinho fica no navegador até você fazer o pedido, esvaziá-lo ou sair da conta, e no nosso servidor por 90 dias após a última alteração. Um pedido de aviso é apagado quando o e-mail é enviado, no máximo após 180 dias. O que guardamos para a cópia de uma mensagem é apagado quando você confirma seu endereço, no máximo após três dias. Você mesmo exclui sua conta em “Meus dados”, na hora; as notas ficam pelo tempo que a lei exige e para nada mais.
# Seus direitos
Você pode ver, corrigir, baixar e excluir seus dados na conta ou escrevendo para {email}; outras formas estão em [contato](/contact). A newsletter, os avisos de produtos e os pedidos de avaliação podem ser cancelados a qualquer momento.`,
    ],
    'terms-conditions': [
      'Termos e condições',
      'As regras da compra, o mais curtas possível.',
      `Estes termos são de uma loja de demonstração. Peça a um advogado para revisar os seus.
# Contrato
Os produtos da loja são um convite para pedir. O seu pedido é uma proposta; nossa confirmação por e-mail a aceita.
# Preços
Os preços incluem o imposto e não incluem a entrega. Se um preço estiver claramente errado, perguntamos antes de entregar. Vale o total que aparece ao fazer o pedido e que a confirmação repete.
# Pagamento e propriedade
O pagamento é feito com o pedido ou na entrega. Até lá, a mercadoria é nossa.
# Idade e receitas
Não vendemos medicamentos com receita. Antiparasitários são entregues só a adultos.
# Responsabilidade
Respondemos sem limite por danos de negligência grave e, no mais, pelos danos previsíveis. Seus direitos legais não são afetados.
# Desistência
Você pode desistir em {returnDays} dias: veja [garantia e devoluções](/warranty-returns).`,
    ],
    'shipping-delivery': [
      'Envio e entrega',
      'Quanto custa, quanto demora e o que acontece se não houver ninguém em casa.',
      `Embalamos em todos os dias úteis. O que é pedido até as {cutOff} sai no mesmo dia.
# Formas de entrega
- Padrão por transportadora, {standardDays} dias úteis
- A entrega padrão é grátis a partir de {freeFrom}
- Expressa por transportadora, quando há pressa
- Retirada em uma de nossas lojas e pontos de retirada na África do Sul, grátis; escrevemos quando estiver pronto
O preço exato para o seu endereço aparece antes de fazer o pedido.
# Pesado e grande
Sacos acima de vinte quilos, casinhas e aquários viajam em palete. A transportadora liga antes; tenha mais uma pessoa para ajudar.
# Ninguém em casa
O entregador tenta um vizinho, a portaria ou o ponto de retirada mais próximo e deixa um aviso. Ração não fica no sol.
# Serviços e arquivos
Uma consulta com o veterinário ou um guia não precisa de pacote nem paga entrega. Os arquivos ficam na página do pedido logo após o pagamento.
# Além da fronteira
Entregamos também na Namíbia, em Botsuana, no Lesoto e em Essuatíni. A alfândega pode pedir uma licença para produtos de origem animal.`,
    ],
    'warranty-returns': [
      'Garantia e devoluções',
      'O que você pode devolver, e dois anos de garantia.',
      `Animais têm opinião e coisas quebram. Cuidamos das duas.
# {returnDays} dias
Você pode devolver mercadoria fechada em até {returnDays} dias do envio, sem dar motivos. Registre a devolução na página do pedido, ponha na caixa um papel com o número e entregue à transportadora; o dinheiro volta em uma semana após a chegada.
# Quando o animal diz não
Ração aberta não pode ser revendida, mas ninguém deve ficar com quinze quilos de recusa. Escreva para nós: em geral devolvemos metade e doamos o saco a um abrigo perto de você.
# O que não pode voltar
- Medicamentos controlados, mesmo fechados{noMedicineBack}
- Medicamentos, antiparasitários e artigos de higiene abertos
- Itens gravados ou sob medida, salvo defeito
- Arquivos abertos e consultas realizadas
# Dois anos de garantia
Se algo quebrar no uso normal, consertamos ou trocamos. Morder é uso normal só para brinquedos de morder, e no primeiro mês.
# Como começar
As devoluções começam na página do pedido: na sua conta ou pelo link dos nossos e-mails. Se algo veio com defeito, escreva em [contato](/contact) com o número do pedido e uma foto. Não envie nada sem número: nossos suricatos separam por número.`,
    ],
    withdrawal: [
      'Direito de arrependimento',
      'Como cancelar um pedido recebido, em quantos dias e quanto custa.',
      `Você pode cancelar um pedido desta loja sem dar motivos. É um direito pelo artigo 44 da lei sul-africana de comunicações e transações eletrônicas.
Nossos {returnDays} dias para mercadoria fechada, na página de [devoluções](/warranty-returns), somam-se a ele.
# Em sete dias
Os sete dias começam quando você, ou alguém que você indicar, recebe a mercadoria; em um serviço, quando o pedido é feito. Basta nos avisar antes do fim do prazo.
# Como cancelar
Registre a devolução na página do pedido, ou escreva para {email} ou para {seller}, {address}, com seu nome e o número do pedido.
# O que acontece depois
Devolva a mercadoria em quatorze dias. Você paga o envio de volta e nada mais. O valor pago volta em até trinta dias do cancelamento, pela mesma forma de pagamento.
# O que não pode ser cancelado
- Ração, petiscos e outros itens de consumo diário
- Mercadoria gravada ou feita para você
- Arquivos abertos e serviços iniciados com o seu consentimento dentro dos sete dias`,
    ],
    'order-tracking': [
      'Acompanhar pedido',
      'Onde está o seu pacote e o que significa cada status.',
      `O status de cada pedido está na sua conta, em “Meus pedidos”. Convidados usam o link do e-mail de confirmação; não precisa de senha.
# O que as palavras significam
- Pendente: o pedido tem um número e a mercadoria está reservada
- Em processamento: estamos embalando e contando tudo duas vezes
- Enviado: o pacote saiu; a nota está na página do pedido
- Concluído: o pedido foi enviado e pago

Escrevemos quando o pedido é feito, embalado e enviado. Devoluções e reembolsos ficam na mesma página, e também escrevemos sobre cada um.
# Quanto demora
A página do produto, o carrinho e a finalização da compra mostram quando o pacote chega; a expressa é a mais rápida. Para fazendas, ilhas e países vizinhos demora mais: os dias para o seu endereço aparecem ao fazer o pedido. Em temporais e greves, escrevemos antes que você pergunte.
# Falta alguma coisa?
Escreva com o número do pedido em [contato](/contact), de preferência com uma foto da caixa. Procuramos no mesmo dia e repomos o que se perdeu. Os custos estão em [envio e entrega](/shipping-delivery).`,
    ],
    'customer-service': [
      'Atendimento ao cliente',
      'Respostas às perguntas mais frequentes.',
      `Quase toda pergunta já foi feita. Aqui estão as respostas curtas, com links para as longas.
# Antes do pedido
- Os preços incluem imposto? Sim, e o carrinho mostra de novo.
- Posso pedir sem conta? Sim, como convidado, com nome, e-mail, telefone e endereço.
- E se um produto estiver esgotado? A página dele diz. Se esgotar enquanto está no seu carrinho, o carrinho avisa antes do pedido.
# Pagamento
O que é entregue pode ser pago em dinheiro ao entregador; a finalização mostra todas as formas para o seu pedido. O resto é pago logo após o pedido; a confirmação chega com o pagamento.
# Entrega
Custos e prazos em [envio e entrega](/shipping-delivery), pacotes a caminho em [acompanhar pedido](/order-tracking).
# Mudou de ideia
{returnDays} dias, fechado, sem motivos: veja [devoluções](/warranty-returns). Animais que recusam a ração nova são um caso à parte, e achamos uma solução.
# Conselhos
Nossas auxiliares respondem sobre alimentação e tamanhos. Para questões médicas há o veterinário na linha em [serviços](/services). Todo o resto vai para [contato](/contact).`,
    ],
    contact: [
      'Contato',
      'Escreva ou apareça.',
      `Uma pessoa responde, em geral no mesmo dia útil. Estas são as formas de falar conosco.
Em emergências: não escreva para nós. Ligue para a clínica mais próxima ou o plantão noturno. Torção gástrica, intoxicação, falta de ar e acidentes não esperam o horário comercial.
# Por e-mail
Toda a equipe lê {email}. Informe o número do pedido e, se algo quebrou, anexe uma foto: isso nos poupa uma mensagem.
# Quando lemos
De segunda a sexta das 8 às 18, sábado das 9 às 13. Deixe um telefone se preferir que liguemos.
# Por carta e a pé
{address}. O estacionamento fica atrás da casa, a água dos cães ao lado da porta.
# O que nos ajuda
- Espécie, idade e peso do animal
- O que ele come hoje e quais remédios toma
- O que você já tentou
Para tamanhos há o [guia](/mysize-guide), para pacotes o [acompanhamento](/order-tracking).`,
    ],
    'mysize-guide': [
      'Guia de tamanhos',
      'Meça uma vez, peça uma vez: coleiras, peitorais, roupas e camas.',
      `Todos os tamanhos estão em centímetros, porque P, M e G mudam com cada fabricante. Você precisa de uma fita macia, um petisco e meio minuto de paciência.
# Coleira
Meça o pescoço onde a coleira vai ficar e deixe espaço para dois dedos. Entre dois tamanhos, escolha o maior: ele pode ser apertado, o menor não pode ser alargado.
# Peitoral
Meça o peito logo atrás das patas dianteiras, com o cão em pé. Um peitoral de 60 cm serve de 52 a 64 cm.
# Roupa
Meça as costas da base do pescoço à base da cauda. Cães largos, como buldogues, costumam precisar de um tamanho a mais e de uma faixa mais longa na barriga.
# Cama
Meça o animal dormindo e esticado, do focinho à cauda, e some vinte centímetros.
# Colar elizabetano
Meça da coleira à ponta do focinho e some três centímetros.
Em dúvida? Mande os três números por [contato](/contact). Não serviu? Devolva fechado em até {returnDays} dias e peça o outro: veja [devoluções](/warranty-returns).`,
    ],
    sale: [
      'Ofertas',
      'Descontos honestos e como funcionam.',
      `O preço reduzido aparece ao lado do antigo, e o antigo foi cobrado de verdade. Não há contagem regressiva nem estoque sempre “quase no fim”. Produtos em oferta têm um selo também em cada categoria.
# O que está em oferta
- Embalagens perto da validade, sempre indicadas
- Fim de linha, quando o fabricante muda a receita ou a cor
- Itens de estação: roupas na primavera, tapetes gelados no outono
- Quantidades maiores: alguns preços caem a partir da quinta unidade, como mostra a página do produto
# Cupons
Quem assina a newsletter pela primeira vez recebe {couponPercent}% nos produtos de um pedido.
O desconto não se aplica a medicamentos controlados.{noMedicineOff}
Um cupom por pedido; vale com preços reduzidos, não com outro cupom.
# Devoluções
Itens em oferta voltam como todos os outros: fechados e no mesmo prazo. Veja [devoluções](/warranty-returns).`,
    ],
    'gift-card': [
      'Vale-presente',
      'Não vendemos vale-presente. O que dar no lugar.',
      `Você conhece a pessoa, conhece o cão, mas não sabe o tamanho da cama. Um vale-presente ajudaria, mas não vendemos. Estes presentes não precisam de tamanho.
# Para quem está começando
Os [kits iniciais](/advice-kits/starter-kits) trazem o que filhotes, galinhas e primeiros aquários precisam nas primeiras semanas. Você escolhe as peças e nada precisa servir.
# Para quem tem tudo
- Uma conversa com o [veterinário](/advice-kits/tele-vet), para a pergunta que ninguém quis fazer
- Uma vaga em uma [aula ou oficina](/advice-kits/classes-workshops)
- Um [guia](/advice-kits/care-guides) para ler no sofá com o animal no colo
# Para os animais
Petiscos sempre servem: veja em [cães](/dogs) ou [gatos](/cats). Para coleiras, peitorais e camas, pergunte antes três números e abra o [guia de tamanhos](/mysize-guide).
# Se não agradar
Presentes fechados voltam em até {returnDays} dias: veja [devoluções](/warranty-returns). Você registra a devolução na página do pedido e passa o número; quem ganhou envia o pacote, e o dinheiro volta para você.`,
    ],
    'order-from-catalog': [
      'Pedir pelo catálogo',
      'Sabe o código? Este é o caminho mais curto.',
      `Criadores, clínicas e fazendeiros costumam saber exatamente o que querem. Para eles o caminho pelas imagens é longo demais.
# Por código
Digite o código na busca, por exemplo VT-LAMB-RICE-ADULT. O código exato abre o produto na hora. Os códigos das variantes terminam em tamanho e cor, como GK-LAYER-MASH-40KG.
# Por lista
Envie uma lista de códigos e quantidades para {email}. Respondemos com o que há em estoque e quanto custa com entrega. Planilhas são bem-vindas, fotos de anotações também.
# Por caixa
Alguns preços caem cinco por cento a partir da quinta unidade e dez a partir da décima. A página do produto lista as faixas e o carrinho usa a que você atingiu.
# De novo
Na sua conta, cada pedido tem um botão que põe de volta no carrinho tudo o que ainda é vendido.
# Até a fazenda
Pedidos pesados viajam em palete: veja [envio e entrega](/shipping-delivery). Outras perguntas: [atendimento ao cliente](/customer-service).`,
    ],
    services: [
      'Nossos serviços',
      'Veterinários na linha, aulas, gravação e mais.',
      `Nem tudo de que os animais precisam cabe em uma caixa.
# Veterinário na linha
Um veterinário registrado por vídeo, também à noite e nos fins de semana. Você descreve, mostra, pergunta e recebe um resumo por escrito. Quinze ou trinta minutos: [veterinário na linha](/advice-kits/tele-vet).
# Aulas
Filhotes, guia frouxa, primeiros socorros, dia de partos. Grupos pequenos, professores pacientes, recompensa em vez de força: [aulas e oficinas](/advice-kits/classes-workshops).
# Guias
Guias em PDF dos nossos veterinários, com tabelas e desenhos, atualizações incluídas: [guias](/advice-kits/care-guides).
# Gravação
Plaquinhas, placas de cabresto e de canil são gravadas na nossa oficina em um dia. O texto é digitado na página do produto e o preço aparece na hora.
# Kits iniciais
Caixas para filhotes, galinhas e primeiros aquários: [kits iniciais](/advice-kits/starter-kits). Você escolhe as peças, nós pensamos no resto.
# Para clínicas
Entregas em dias fixos, estoque reservado e faturas agrupadas. Pergunte em [contato](/contact).`,
    ],
    about: [
      'Nossa história',
      'Uma loja que fica de vigia, mesmo quando a luz acaba.',
      `Um suricato fica de pé para que os outros cavem em paz. É mais ou menos isso que queremos ser para quem vive com animais.
# De onde viemos
A loja nasceu de uma clínica de pequenos animais. Duas veterinárias cansaram de mandar as pessoas a corredores onde cada saco promete tudo. Puseram doze produtos atrás do balcão e escreveram ao lado de cada um por que estava ali. A prateleira virou sala, a sala virou loja.
# O que vendemos
Quatrocentas coisas para cães, gatos, aves, peixes, répteis, pequenos animais, cavalos, gado e os silvestres do jardim. Cada uma foi usada por alguém que conhecemos. O que não durou, voltou.
# Por que as páginas são leves
Porque nossos clientes vivem onde o sinal vai e vem e dados custam dinheiro. Carrinho, lista de desejos e tudo o que você digitou ficam no seu aparelho quando a conexão cai.
# Quem somos
As pessoas estão em [quem somos](/about-us), os veterinários na linha em [nossos serviços](/services).`,
    ],
    'about-us': [
      'Quem somos',
      'As pessoas, e os animais que as empregam.',
      `Por trás da loja há onze pessoas, nove cães, quatorze gatos, um papagaio que atende o telefone e um jabuti mais velho que o prédio.
# Nomvula e Anne, veterinárias
Fundaram a clínica e ainda decidem o que vai para a prateleira. Nomvula lê rótulos por prazer. Anne prova cada petisco, “com moderação”.
# Lindiwe, auxiliar veterinária
Dá as aulas e os conselhos e corta as unhas de qualquer gato, o que faz dela a pessoa mais poderosa daqui.
# Pieter, estoque
Pieter conta. Se a loja diz que restam três, restam três. Ele embala como se o próprio aquário estivesse dentro.
# Yusuf, software
Deixou as páginas leves e ensinou o carrinho a sobreviver sem sinal, depois de uma semana na fazenda do tio.
# Dias de abrigo
Um sábado por mês a renda vai para um abrigo, e a equipe toda vai lá limpar. Venha também: as escovas são por nossa conta.
O que nos move está em [nossa história](/about); para escrever, [contato](/contact).`,
    ],
    magazine: [
      'Revista',
      'Leitura para dias de chuva, escrita pelas nossas veterinárias.',
      `Quatro vezes por ano nossas veterinárias escrevem o que mais lhes perguntam. Sem anúncios, sem curas milagrosas e sempre com um erro nosso.
# Nesta edição: a estação sem carrapatos
Ela não existe. Mesmo no inverno seco há carrapatos nas folhas do jardim. Explicamos como examinar um cão em noventa segundos, com orelhas e dedos, e por que a [proteção](/dogs/parasite-control) funciona melhor quando é chata e regular.
# Ração seca ou lata?
As duas, disse o gato. A úmida traz água, a seca praticidade, e misturar é permitido se você contar. Uma tabela simples ajuda a dividir as duas porções sem dobrar o gato.
# A primeira semana com um coelho
Feno, um esconderijo e nenhuma visita. Lindiwe conta como levou um coelho para casa e por que na sexta eram dois.
# Cartas
“Meu papagaio imita a campainha.” O nosso também. Sugerimos uma melodia nova por mês e um [brinquedo de forrageio](/birds/bird-toys).
A próxima edição sai com a primeira tempestade.`,
    ],
    contactUs: [
      'Escreva para nós',
      'Uma página, um endereço, uma resposta humana.',
      `Obrigado por querer falar conosco. Para responder bem de primeira, pedimos algumas linhas.
# Sobre um pedido
Informe o número do pedido e o que você esperava. Se o pacote chegou danificado, fotografe por fora antes de abrir.
# Sobre um produto
O código está nas especificações de cada produto. Diga a espécie, a idade e o peso do animal e quais produtos comparou.
# Sobre uma ideia
Lemos todas e respondemos a quase todas. O comedouro lento para papagaios, as tampas avulsas para latas e a aula de sábado para avós foram ideias de clientes.
# Sobre uma reclamação
Escreva para {email} com a palavra “reclamação” no assunto. Anne lê todas em pessoa em até dois dias úteis, e ninguém jamais se arrependeu.
O endereço está em [contato](/contact), respostas rápidas em [atendimento ao cliente](/customer-service).`,
    ],
  },
}
