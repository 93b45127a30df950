/** Generated from openapi.yaml by `npm run gen`. */

import type { ApplicationId, AttachmentId, CompanyId, DepartmentId, DishId, GroupId, ImageId, IngredientId, KeyId, Lira, MessageId, NotificationId, OfferId, OrderId, PartnershipId, ProductId, RequestId, RunId, ShiftId, TerminationId, UserId } from '../core/shared/rules.ts'

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Şirket seçerek giriş
         * @description `company_type` `individual` ise bireysel giriştir (şirket bir firmadır); değilse kurumsal giriştir.
         *     Yanlış telefon, yanlış şifre, pasif kullanıcı, pasif şirket ve uymayan giriş türü aynı cevabı alır.
         *
         *     İki adımlı doğrulaması açık olan kişinin şifresi doğruysa cevap oturum yerine `second_step` taşır.
         *
         *     Cevaptaki `device_token` saklanıp o kişinin sonraki girişlerinde gönderilirse cihaz tanınır: ağındaki ya da
         *     başka cihazlardaki hatalı denemeler bu cihazın girişini durdurmaz.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/slip-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fişin karekoduyla ilk giriş
         * @description Kod bir kez ve tek kullanımlık şifreyle aynı süre geçerlidir; ardından şifre değiştirilir. Yöneticiler firma panelini,
         *     ötekiler bireysel alanı açar. Kullanılmış, süresi dolmuş, iptal edilmiş ya da başkasının kodu aynı cevabı alır; denemeler
         *     şifreyle girişlerle birlikte sayılır.
         */
        post: operations["signInWithSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Oturumu kapatır; yönetici oturumu için de geçerlidir
         * @description Gönderilen belirteç bir sonraki istekte geçersizdir; kişinin öteki oturumları sürer. O oturumun bildirim aboneliği de
         *     biter.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Şifresini unutan kişi için şirketin yöneticilerine haber verir
         * @description Kişi olsun olmasın cevap aynıdır. Kişi çalışan listesinde işaretlenir; yöneticiler saatte en fazla bir bildirim alır.
         *     Şifreyi sıfırlamak ya da giriş yapmak işareti kaldırır.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Şifresini unutan kişiye yenileme bağlantısı gönderir ya da yöneticilerine haber verir
         * @description Kişi olsun olmasın cevap aynıdır. Onaylanmış ve ulaşılabilen bir e-posta adresi varsa ona yarım saat geçerli bir bağlantı
         *     gönderilir; yenisi eskisini geçersiz kılar, beş dakika içinde yenisi gönderilmez. Yoksa ya da kurulum e-posta göndermiyorsa
         *     `requestPasswordReset` ile aynı şey olur.
         */
        post: operations["requestResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-postadaki bağlantıyla yeni şifre belirler
         * @description Bağlantı bir kez ve yarım saat, kişi o adresi kullandığı sürece geçerlidir. Bütün oturumlar kapanır, işlem kayıtlarına
         *     yazılır. Oturum açılmaz: kişi yeni şifresiyle, varsa ikinci adımıyla giriş yapar.
         */
        post: operations["resetPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ana yönetici girişi
         * @description Yanlış kullanıcı adı ile yanlış şifre aynı cevabı alır. Belirteç yalnızca `/admin` altını ve yöneticilere açık şirket
         *     işlemlerini açar, bireysel alanı açmaz. Varsayılan bir hesap yoktur; ilki `tabldot admin create` ile oluşturulur.
         */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İki adımlı girişin ikinci adımı
         * @description Şifresi doğru olan girişin `challenge` değeri beş dakika ve beş deneme geçerlidir, bir kez oturum açar. Her kod bir kez
         *     kullanılır. On yanlış koddan sonra kişinin ikinci adımı bir saat kilitlenir. Arada şifre değişirse ya da kişi
         *     pasifleştirilirse oturum açılmaz.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ana yöneticinin iki adımlı girişinin ikinci adımı
         * @description Kuralları `completeSignIn` ile aynıdır; kişilerin girişleri burada, yöneticilerinki orada tamamlanmaz.
         */
        post: operations["completeAdminSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Oturumdakinin iki adımlı doğrulaması
         * @description Kişiler ve yöneticiler için aynıdır. Anahtar ve kurtarma kodları gelmez.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Doğrulama uygulaması için yeni bir anahtar verir
         * @description Girişte ancak uygulamanın ilk kodu `switchOnSecondFactor` ile doğrulanınca sorulur; o zamana kadar yeniden başlanabilir.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uygulamanın ilk koduyla iki adımlı doğrulamayı açar
         * @description Bundan sonra her girişte kod sorulur. Öteki oturumlar kapanır. Her biri bir kez giriş yaptıran on kurtarma kodu yalnızca bu
         *     cevapta görünür. Kişilerinki şirketin işlem kayıtlarına yazılır.
         */
        post: operations["switchOnSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yeni kurtarma kodları verir; eskileri geçersiz olur
         * @description Şifre ve bir kod yeniden sorulur. Kodlar yalnızca bu cevapta görünür.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İki adımlı doğrulamayı kapatır
         * @description Şifre ve bir kod yeniden sorulur. Anahtar ve kurtarma kodları silinir. Kişilerinki şirketin işlem kayıtlarına yazılır.
         */
        post: operations["switchOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Oturumdaki kişi
         * @description Ekranların neyi açacağını `area` ve `capabilities` söyler. Verilirse `user_id` ve `company_id` oturumdakilerle aynı
         *     olmalıdır. Tek kullanımlık şifreyle girildiğinde de okunur.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Kurumsal kullanıcı kendi şifresini değiştirir; öteki oturumları kapanır
         * @description Şimdiki şifre sorulur; bu oturum sürer. Tek kullanımlık şifre de böyle değiştirilir. On yanlış denemeden sonra on
         *     dakika beklenir. Yeni şifre yaygın şifrelerden biri, kişinin telefonu ya da yalnızca kişinin veya şirketin adı olamaz.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Çalışan kendi şifresini değiştirir; öteki oturumları kapanır
         * @description Bireysel alandaki kişinin kendi şifresi içindir; kuralları `changeOwnPassword` ile aynıdır.
         */
        put: operations["changeIndividualPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin yazılım anahtarları; önce geçerli olanlar
         * @description Anahtarın kendisi hiçbir zaman gelmez; yalnızca oluşturulduğunda görünür. En son kullanıldığı an ve adres dakikada en
         *     fazla bir kez güncellenir.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Başka bir yazılım için anahtar oluşturur; anahtar yalnızca bu cevapta görünür
         * @description Rolü oluşturanın rolünden yüksek olamaz. Bir şirketin aynı anda en fazla 20 geçerli anahtarı olur. Oluşturan
         *     ayrılınca anahtar geçerli kalır. İşlem kayıtlarına yazılır.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Bir anahtarı iptal eder; sonraki isteğinden başlayarak geçmez
         * @description Geri alınamaz; gerekirse yenisi oluşturulur. Anahtar listede kalır, işlem kayıtları onu adıyla gösterir.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Çağıran anahtar ve şirketi
         * @description Yazılım, şirketinin kimliğini ve anahtarının ne zaman biteceğini buradan öğrenir.
         */
        get: operations["getOwnKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yeni bir geçiş anahtarı için tarayıcının ihtiyaç duyduklarını verir
         * @description İki adımlı doğrulama açık olmalıdır; şifre ve bir kod yeniden sorulur. `challenge` beş dakika ve bir kez geçerlidir.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Geçiş anahtarını ekler; girişte uygulamadaki kodun yerine geçer
         * @description Tarayıcının, `startPasskey` ile verilen `challenge` için oluşturduğu anahtardır.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Bir geçiş anahtarını kaldırır
         * @description Girişte uygulamadaki kod ve kurtarma kodları geçmeye devam eder.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kişisel verilerle ilgili aydınlatma metninin yürürlükteki sürümü
         * @description Kayıt ve başvuru formları bu metni gösterir ve `version` değerini `privacy_version` olarak gönderir. Metin değişince
         *     sürümü de değişir.
         */
        get: operations["getPrivacyNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Çalışanın kendi kaydı
         * @description Kişi `individual` rolüyle, seçtiği departmanda hemen üye olur ve oturum açabilir. Firma yeni üyelerin onay beklemesini
         *     istiyorsa kayıt bir başvuru olur: `user` null gelir, kararı firmanın yöneticileri `decideApplication` ile verir ve kişi
         *     `link_secret` ile durumu `/basvuru#<link_secret>` sayfasında görür. Şirketin işlem kayıtlarına yazılır. Başkasının eklediği ya da içe aktardığı bir telefonla kayıt olunamaz. Aynı ağ adresinden bir
         *     şirkete saatte en fazla 500 kayıt yapılır.
         */
        post: operations["registerIndividual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/corporate/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kurumsal hesap başvurusu
         * @description `mode` `existing` ise kararı o şirketin yöneticileri, `new` ise platform yöneticisi verir; o zamana kadar hesap
         *     açılmaz. Şifre hemen özetlenerek saklanır. Aynı telefonun aynı hedef için tek bekleyen başvurusu olabilir; bir ağ
         *     adresinden saatte en fazla 20 başvuru yapılır. `link_secret` ile gönderilen başvurunun durumu, anahtarı bilen kişiye
         *     `/basvuru#<link_secret>` sayfasında ve `getApplicationState` işleminde görünür.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/corporate/application/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Başvurunun durumu, bağlantısı olan kişiye
         * @description Anahtar adreste değil gövdede gönderilir, böylece hiçbir adres kaydında kalmaz. Başvuranın yazdıklarını ve ona verilen
         *     cevabı söyler; kararı kimin verdiği ve sonrasında ne olduğu görünmez. Yanlış ve silinmiş bağlantılar aynı cevabı alır. Bir
         *     ağ adresinden saatte en fazla 600 kez sorulur.
         */
        post: operations["getApplicationState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirkete yapılan kurumsal hesap başvuruları, yeniden eskiye
         * @description Karar yetkisi olmayanlara telefon ve e-posta maskeli gelir. Yeni bir şirket için yapılan başvurular burada görünmez.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/applications/{applicationId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bekleyen başvuruyu onaylar ya da reddeder; onay kurumsal kullanıcıyı açar
         * @description Onaylanan kişi başvurudaki şifresiyle üye olur ve hemen girebilir: kurumsal hesap isteyen `corporate1` rolüyle, kendisi
         *     kaydolan çalışan `individual` rolüyle, seçtiği departmanda. Her iki kararda da
         *     başvurudaki şifre özeti silinir, kararı verenin kim olduğu saklanır ve işlem kayıtlarına yazılır. Karar geri alınamaz. Retteki
         *     `notes` başvurana gösterilir.
         */
        post: operations["decideApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/applications/bulk-reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bekleyen birkaç başvuruyu birlikte reddeder; reddedilemeyenler tek tek bildirilir
         * @description Her başvuru için `decideApplication` işleminin reddi geçerlidir: şifre özeti silinir, kararı verenin kim olduğu saklanır
         *     ve işlem kayıtlarına başvuru başvuru yazılır. Bu arada sonuçlanmış olanlar olduğu gibi kalır ve o işlemin koduyla
         *     `refused` içinde döner. Kurumsal hesaplar tek tek onaylanır. `notes` başvuranlara gösterilir. Bir istekte en fazla 1000 başvuru olur.
         */
        post: operations["rejectApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/registrations/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Onay bekleyen çalışan kayıtlarını birlikte onaylar; onaylanamayanlar tek tek bildirilir
         * @description Her kayıt için `decideApplication` işleminin onayı geçerlidir: kişi seçtiği departmanda `individual` rolüyle, kayıt
         *     olurken belirlediği şifresiyle üye olur ve işlem kayıtlarına kayıt kayıt yazılır. Bu arada sonuçlananlar, telefonu
         *     kayıtlı olanlar ve departmanı kapananlar olduğu gibi kalır ve nedeniyle `refused` içinde döner; kurumsal hesap
         *     başvuruları burada bulunmaz. Bir istekte en fazla 1000 kayıt olur.
         */
        post: operations["approveRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Giriş ve kayıt ekranında aktif şirket arama
         * @description Aktif şirketlerin yalnızca adını, türünü ve kısa adını verir. Bir iki harf sözcük başlarında, daha uzun bir metin her
         *     yerde aranır. Oturumsuz aramalar ağ adresi başına dakikada sınırlıdır; sınır `SEARCH_LIMIT` ayarıdır.
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Giriş bağlantısının (`/?sirket=kısa-ad`) gösterdiği aktif şirket
         * @description Pasif bir şirketin bağlantısı da bulunamaz. Aramayla aynı sınıra sayılır.
         */
        get: operations["findCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir türdeki aktif şirketler; çağıranın ortağı olanlar işaretlidir
         * @description Kişi sayısı, puan ve ortaklık bilgisi çağıranın şirketinin gördüğü kadardır; fiyatlar ve kişiler gösterilmez. `total`
         *     filtreye uyanların, `partner_total` filtreden bağımsız ortakların sayısıdır.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platformun genel bakışı
         * @description Sayılar, en yeni başvurular, son yedek ve oturumdaki yönetici. Şirketlerin kişileri ve menüleri görünmez.
         */
        get: operations["getPlatformOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bütün başvurular, yeniden eskiye
         * @description Mevcut bir şirkete yapılan başvurunun kararını o şirket verir, burada yalnızca görünür. `decided_by` kararı kimin
         *     verdiğini söyler; arama başvuranda ve şirkette yapılır, tam yazılmış vergi kimlik numarasını da bulur.
         *     `same_tax_number`, karar bekleyen yeni şirketin numarasıyla kayıtlı olanlardır: şubeler aynı numarayı kullanabilir.
         */
        get: operations["listPlatformApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/bulk-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bekleyen birkaç yeni şirket başvurusunu birlikte reddeder; reddedilemeyenler tek tek bildirilir
         * @description Her başvuru için `decideNewCompany` işleminin reddi geçerlidir. Bu arada sonuçlanmış olanlar olduğu gibi kalır ve o
         *     işlemin koduyla `refused` içinde döner; kayıtlı bir şirkete yapılan başvuru burada bulunmaz. Onay her zaman tek tek
         *     verilir. `notes` başvuranlara gösterilir. Bir istekte en fazla 1000 başvuru olur.
         */
        post: operations["rejectNewCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{applicationId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yeni şirket başvurusunu onaylar ya da reddeder; onay şirketi ve sahibini birlikte açar
         * @description Onay, tek işlemde şirketi açar (kısa adı adından üretilir ve tektir), başvurudaki şifreyle sahibini ekler ve ikisini
         *     işlem kayıtlarına yazar. Ret yalnızca başvuruyu kapatır ve `notes` başvurana gösterilir. Her iki kararda da başvurudaki şifre
         *     özeti silinir.
         */
        post: operations["decideNewCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bütün şirketler, ada göre
         * @description Arama adda yapılır; kısa ad ya da vergi kimlik numarası tam yazılırsa da bulur. Pasif şirketler de listededir; yük testlerinin yapay şirketleri
         *     değildir.
         */
        get: operations["listPlatformCompanies"];
        put?: never;
        /**
         * Başvurusuz bir şirket açar; sahibinin tek kullanımlık şifresi yalnızca bu cevapta görünür
         * @description Kısa ad şirketin adından üretilir ve tektir. Sahibinin şifresi yedi gün geçerlidir ve ilk girişte değiştirilir;
         *     kaybolursa `resetEmployeePassword` yenisini verir. Yeni şirketin işlem kayıtlarına yazılır.
         */
        post: operations["openCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir şirketin bilgilerini ya da durumunu değiştirir; pasifleştirmek ileri tarihli seçimleri iptal eder
         * @description Verilmeyen alan olduğu gibi kalır. `is_active` `false` ise şirketin bütün oturumları bir sonraki istekte geçersizdir
         *     ve gelecek günlerin seçimleri iptal olur; cateringde yayınlanmış menüler de geri çekilir ve kişilere bildirilir.
         *     Yeniden aktifleştirmek girişi geri verir, seçimleri vermez. `version` verilirse ve şirket bu arada değiştiyse 409
         *     döner, `present` şimdiki hâlidir.
         */
        put: operations["changeCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{companyId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir şirket, rakamları ve son işlem kayıtlarıyla
         * @description Şirketin bilgileri, sayıları, aktif sahipleri ve son işlem kayıtları. Kişiler, departmanlar ve vardiyalar şirketin
         *     kendi işlemleriyle okunur.
         */
        get: operations["getPlatformCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{companyId}/deactivation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirket pasifleştirilirse neyin biteceği
         * @description `changeCompany` ile `is_active: false` göndermeden önce gösterilmek içindir. Hiçbir şey değiştirmez; sayılar o ana
         *     kadar değişebilir.
         */
        get: operations["previewDeactivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirket bilgileri
         * @description `version`, değişiklik gönderilirken hangi hâlin görüldüğünü söylemek içindir. Kısa ad burada değiştirilemez.
         */
        get: operations["getCompanySettings"];
        /**
         * Şirket bilgilerini değiştirir; kısa ad aynı kalır
         * @description Verilmeyen alan olduğu gibi kalır. `logo_url` bu şirketin yüklediği bir resim, bu sitenin bir dosyası ya da izin
         *     verilen bir sunucunun adresi olmalıdır. `version` verilirse ve ayarlar bu arada değiştiyse 409 döner, `present`
         *     şimdiki hâlidir. İşlem kayıtlarına yazılır.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firma panelinin genel sekmesi
         * @description Sayılar, son 14 gün ve son on işlem kaydı. `needs` yalnızca yöneticilere gelir: bekleyen başvurular, tek kullanımlık
         *     şifresini değiştirmeyenler ve sıradaki açık gün için henüz seçmeyenler. 1 ve 2. düzeyler şifre sıfırlama ve ret
         *     kayıtlarını görmez.
         */
        get: operations["getCorporateDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Catering panelinin genel sekmesi
         * @description Puan, ortak firmaların sayıları, son 14 gün ve son on işlem kaydı. `needs` yalnızca yöneticilere gelir: bekleyenler,
         *     menüsü eksik firmalar ve yanıtlanmamış istekler.
         */
        get: operations["getCateringDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Tedarikçi panelinin genel sekmesi
         * @description Siparişler, ürünler, son 14 günün sipariş ve cirosu ve son on işlem kaydı. Cirodan iptal edilen siparişler düşülür.
         *     `needs` yalnızca yöneticilere gelir.
         */
        get: operations["getSupplierDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir türdeki aktif şirketlerin şehirleri, listenin filtresi için
         * @description Yazılışı farklı olan aynı şehir bir kez gelir; `companies` o şehirdeki aktif şirketlerin sayısıdır. Adresinde şehir
         *     olmayanlar sayılmaz. Şehir 200'den çoksa en çok şirketin olduğu 200'ü gelir.
         */
        get: operations["listCompanyCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir şirketin, çağıranın gördüğü kartı
         * @description Aktif şirketler için, `listCompanies` satırındaki bilgiler. Başka şirketin kişileri ve fiyatları görünmez.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/departments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin departmanları
         * @description Bir firmanın aktif departmanları kayıt ekranı için oturumsuz okunur. Catering ve tedarikçi departmanları o şirketin
         *     oturumunu, `include_inactive` ise yönetim oturumunu ister.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Yeni departman
         * @description Ad şirkette tektir; büyük küçük harf ve Türkçe harfler ayırt edilmez. İşlem kayıtlarına yazılır.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/departments/{departmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                departmentId: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Departmanın adını ya da durumunu değiştirir
         * @description Verilmeyen alan olduğu gibi kalır. Pasifleştirilen departmanın kişileri ve istatistikleri onda kalır, yalnızca yeni
         *     kişi eklenemez. Değişiklik yoksa kayıt yazılmaz.
         */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Departmanı pasifleştirir; çalışanları departmanda kalır
         * @description Departmanı silmez, pasifleştirir: kişileri, geçmiş seçimleri ve istatistikleri kalır. `updateDepartment` ile yeniden
         *     açılır.
         */
        delete: operations["deactivateDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin çalışanları, ada göre
         * @description Yönetim yetkisi olmayanlara telefon ve e-posta maskeli gelir; `search` onlarda yalnızca adda, ötekilerde telefon ve
         *     e-postada da arar. Pasif kişiler de listededir; `status` ile ayrılır.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Bir çalışan ekler; tek kullanımlık şifresi yalnızca bu cevapta görünür
         * @description Şifre yedi gün geçerlidir ve ilk girişte değiştirilir. Rol verilmezse şirket türünün en düşük rolüdür; kendi rolünden
         *     yükseği verilemez. `shift_ids` boşsa kişinin vardiyaları hepsidir;
         *     `rotation` verilirse haftadan haftaya değişir ve `shift_ids` okunmaz. İşlem kayıtlarına yazılır. Entegrasyon anahtarı yönetici
         *     ekleyemez ve tek kullanımlık şifreyi almaz: `one_time_password` boştur, hesabı olan bir yönetici şifre verir.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/selection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Filtreye uyan ve değiştirilebilen herkesin kimliği, ada göre
         * @description Toplu işlemler içindir: kimlikler beş yüzer beş yüzer `updateEmployees` ile gönderilir. Çağıranın değiştiremeyeceği üst
         *     düzeydekiler listede yoktur, `out_of_reach` onları sayar. En fazla 10.000 kişi gelir; `total` uyanların hepsidir.
         */
        get: operations["selectEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Filtreye uyan çalışanlar (.xlsx), ada göre
         * @description Listede görünenlerin hepsi bir sayfadadır; yönetim yetkisi olmayanlara telefon ve e-posta burada da maskeli gelir.
         *     İlk sütunlar toplu yüklemeninkilerdir: düzeltilen dosya yeniden yüklenebilir. Bütün hücreler metindir; formül gibi
         *     başlayan metinler etkisizleştirilir. Dosya akış hâlinde gönderilir. `Vardiya` sütunu yalnızca firmalarda vardır.
         */
        get: operations["exportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/excel-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Toplu çalışan yükleme şablonu (.xlsx)
         * @description Departman sütununda şirketin aktif departmanları seçilir; aktif vardiyası olan şirkette `Vardiya` sütunu da vardır.
         *     Bir örnek satırı dışında kişi içermez.
         */
        get: operations["getEmployeeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/bulk-import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Listedeki çalışanları ekler; iyi satırlar kalır, hatalı satırlar tek tek bildirilir
         * @description `.xlsx` ya da `.xls` dosyası (en fazla 5 MB ve 10.000 satır) ya da JSON listesi. Kayıtlı bir telefon atlanır, kimse
         *     iki kez eklenmez. Tek kullanımlık şifreler yalnızca bu cevapta görünür; aynı anahtarla yinelenen istek aynı
         *     oturumda aynı cevabı alır. `Vardiya` sütunu kişinin kendi vardiyalarıdır; birden çoğu virgülle ya da noktalı virgülle
         *     ayrılır. Zaten kayıtlı kişi hata sayılmaz: departmanı yoksa ve vardiyasını hiç söylememişse listedekini alır (üst düzeydekiler
         *     dışında), olanı değişmez. `mode=preview` ile hiçbir şey yazılmaz, ne olacağı söylenir: sayılar eksik departman ve vardiyalar açılmış
         *     olsaydı çıkacak olanlardır, `changes` listenin başka söylediği kayıtlı kişileri, `not_listed` listede olmayanları gösterir.
         *     İstenenler `updateListed` ile değiştirilir.
         *     Entegrasyon anahtarı tek kullanımlık şifreleri almaz (`one_time_password` boştur) ve yöneticilerde bir şey değiştirmez.
         */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/bulk-import/updates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Çalışanları bir listede yazana göre kişi kişi değiştirir; değişmeyenler tek tek bildirilir
         * @description Her kişi için verilen alanlar değişir, ötekiler olduğu gibi kalır. `importEmployees` işleminin önizlemesi (`mode=preview`) bunları
         *     `changes[].update` içinde hazır verir. Departman ve vardiyalar listedeki gibi adlarıyla yazılır. Kurallar kişi kişi uygulanır:
         *     birinin değiştirilememesi ötekileri durdurmaz. Listede olmayanlar `is_active` ile pasifleştirilir; bunu liste kendiliğinden yapmaz.
         *     Kişi iki kez verilirse sonuncusu sayılır. Entegrasyon anahtarı yöneticilerde bir şey değiştirmez.
         */
        post: operations["updateListed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Birçok çalışana yeni tek kullanımlık şifreler verir; oturumları kapanır
         * @description `user_ids` verilenlere, `never_signed_in` ise tek kullanımlık şifresini henüz değiştirmemiş bütün aktif çalışanlara verir; ikisinden
         *     biri verilir. Ellerindeki şifreler ve fişler geçersiz olur. Kurallar kişi kişi uygulanır, nedeni `refused` içinde
         *     `resetEmployeePassword` işleminin koduyla döner. Bir istekte en fazla 10.000 kişiye verilir; kalanlar varsa `has_more` söyler.
         *     Şifreler yalnızca bu cevapta görünür, departmana ve ada göre sıralıdır. İşlem kayıtlarına kişi kişi yazılır.
         */
        post: operations["resetEmployeePasswords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Birkaç çalışanın departmanını, vardiyalarını ya da durumunu değiştirir; değişmeyenler tek tek bildirilir
         * @description Kurallar kişi kişi uygulanır: birinin değiştirilememesi ötekileri durdurmaz, nedeni `refused` içinde `updateEmployee`
         *     işleminin koduyla döner. Entegrasyon anahtarı yöneticileri değiştiremez, yöneticiyken ayrılanları geri getiremez. Verilmeyen alan olduğu gibi kalır; haftadan haftaya
         *     değişen vardiyaları `saveShiftPatterns` belirler. Bir istekte en fazla 500 kişi olur.
         */
        post: operations["updateEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/shift-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Birkaç çalışanın haftadan haftaya değişen vardiyalarını belirler; değişmeyenler tek tek bildirilir
         * @description Kurallar `updateEmployees` işlemininkilerdir: birinin değiştirilememesi ötekileri durdurmaz. Haftalar birbirini izler,
         *     son haftadan sonra yine ilki gelir; her hafta aynı olan vardiyaların yerine geçer. Bir istekte en fazla 500 kişi olur.
         *     İşlem kayıtlarına yazılır.
         */
        put: operations["saveShiftPatterns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Bir çalışanın bilgileri
         * @description Yönetim yetkisi olmayanlara telefon ve e-posta maskeli gelir.
         */
        get: operations["getEmployee"];
        /**
         * Çalışanın bilgilerini değiştirir
         * @description Verilmeyen alan olduğu gibi kalır. Pasifleştirilen kişinin oturumları kapanır, gelecek günlerin seçimleri iptal olur,
         *     geçmişi kalır; telefonu değişen kişinin de oturumları kapanır. Rol burada değişmez (`assignRole`). `version` verilirse
         *     ve kişi bu arada değiştiyse 409 döner, `present` şimdiki hâlidir. `rotation` verilirse `shift_ids` okunmaz. İşlem kayıtlarına yazılır.
         *     Entegrasyon anahtarı yöneticileri değiştiremez, yöneticiyken ayrılanları geri getiremez.
         */
        put: operations["updateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Çalışanın rolünü değiştirir
         * @description Rolü, istenirse aktifliği de değiştirir; bir sonraki istekte geçerlidir. Kimse kendi rolünü değiştiremez, kendinden
         *     yüksek bir rol veremez ve üst düzeydeki birini değiştiremez; şirketin son aktif sahibi sahip kalır. Pasifleştirmenin
         *     sonuçları `updateEmployee` ile aynıdır. Entegrasyon anahtarı yönetici rolü veremez; yöneticilerin ve yöneticiyken
         *     ayrılanların rolünü ve aktifliğini değiştiremez.
         */
        post: operations["assignRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/employees/{userId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Çalışana yeni bir tek kullanımlık şifre verir; oturumları kapanır
         * @description Yeni şifre yedi gün geçerlidir ve yalnızca bu cevapta görünür. Kişinin giriş kilidi kalkar ve şifresini unuttuğunu
         *     gösteren işaret silinir. Kendi şifresi için `changeOwnPassword` kullanılır. İşlem kayıtlarına yazılır.
         */
        post: operations["resetEmployeePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın vardiyaları; çalışan yalnızca aktif olanları görür
         * @description Silinip geçmişi için saklanan vardiyalar listede yoktur. `cutoff_days` ve `cutoff_time` firmanın kapanışıdır; bir
         *     catering daha erkenini isteyebilir.
         */
        get: operations["listShifts"];
        put?: never;
        /**
         * Yeni vardiya
         * @description Bitiş başlangıçtan önceyse vardiya ertesi gün biter. Saat dilimi verilmezse Europe/Istanbul, kapanış verilmezse bir
         *     gün önce 24:00'tür. Kapanış vardiyanın başladığı gündeyse başlangıçtan en az bir saat önce olmalıdır.
         */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/shifts/{shiftId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shiftId: components["parameters"]["ShiftId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Vardiyayı değiştirir
         * @description Artık çalışılmayan günlerin seçimleri yarından başlayarak, bugünün seçimi hâlâ açıksa bugün de iptal olur ve seçenlere
         *     bildirilir; öteki seçimler ve yazılmış menüler olduğu gibi kalır. Yeni günler ve kapanış bundan sonrası için
         *     geçerlidir. Kapanış verilmezse eskisi kalır. `version` verilirse ve vardiya bu arada değiştiyse 409 döner, `present`
         *     şimdiki hâlidir.
         */
        put: operations["updateShift"];
        post?: never;
        /**
         * Vardiyayı siler; geçmişi olan vardiya gizlenir, ileri tarihli seçimleri iptal olur
         * @description Yarın ve sonrasının seçimleri ile bugünün hâlâ açık olanları aynı işlemde iptal olur ve seçenlere bildirilir; geçmişteki
         *     seçimler ve puanlar kalır. Menüsü hiç yazılmamış vardiya tümüyle silinir. İşlem kayıtlarına yazılır.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/shifts/{shiftId}/end-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shiftId: components["parameters"]["ShiftId"];
            };
            cookie?: never;
        };
        /**
         * Vardiya silinirse ya da bazı günleri kalkarsa kaç seçimin iptal olacağı
         * @description `deleteShift` ya da günleri azaltan `updateShift` öncesinde gösterilmek içindir ve onlarla aynı seçimleri sayar. Hiçbir şey
         *     değiştirmez; sayılar o ana kadar değişebilir.
         */
        get: operations["previewShiftEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Ortak firmanın aktif vardiyaları ve mutfak panelinin başlığı
         * @description Yalnızca ortaklık sürerken okunur. Pasif ve silinmiş vardiyalar listede yoktur.
         */
        get: operations["listKitchenShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/usual-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın kendi vardiyaları; hiçbiri hepsi demektir
         * @description Boş liste, kişinin bütün vardiyalarda yediği anlamına gelir. Vardiyaları haftadan haftaya değişiyorsa `shift_ids` bu
         *     haftanınkilerdir. `is_told` sorunun bir daha sorulup sorulmayacağını söyler.
         */
        get: operations["getUsualShifts"];
        /**
         * Çalışan kendi vardiyalarını belirler
         * @description Gördüğü günler, bekleyen seçimleri ve menü bildirimleri bu vardiyalarınkiler olur; başka vardiyada da seçebilir. Her
         *     zamanki seçimleri yeni vardiyalara göre hemen uygulanır ya da geri alınır. Boş liste hepsi demektir. Vardiyalar her
         *     hafta aynı olur; haftadan haftaya değişenleri `saveShiftPattern` belirler.
         */
        put: operations["saveUsualShifts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/shift-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Çalışan haftadan haftaya değişen vardiyalarını belirler
         * @description `saveUsualShifts` gibidir, ama haftalar birbirini izler ve son haftadan sonra yine ilki gelir. Her hafta aynı olan
         *     vardiyaların yerine geçer; `getUsualShifts` ikisini de gösterir.
         */
        put: operations["saveShiftPattern"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/standing-choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın her zamanki seçimleri ve kendi vardiyalarında seçilebilecek olanlar
         * @description Yalnızca kişinin kendisi görür; ne firma ne catering bunları kişi kişi görür.
         */
        get: operations["getStandingChoices"];
        /**
         * Çalışan her zamanki seçimlerini belirler; verilenler öncekilerin yerine geçer
         * @description Seçime açık olup seçim yapılmamış günlerde hemen, sonraki günlerde menü yayınlandığında uygulanır. Kendi seçimi hep önce
         *     gelir; seçimini kaldırdığı gün boş kalır. Her zamanki seçim kaldırılır ya da değişirse açık günlerde onunla yapılmış
         *     seçimler geri alınır.
         */
        put: operations["saveStandingChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/closed-days": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın ya da cateringin bir yıldaki kapalı günleri
         * @description Firmanın kapalı gününde kimse yemek seçmez, cateringin kapalı gününde o catering kimseye yemek çıkarmaz. `from_time`
         *     varsa yalnızca o saatte ya da sonra başlayan vardiyalar kapalıdır.
         */
        get: operations["listClosedDays"];
        put?: never;
        /**
         * Günleri kapatır; o günlerin seçimleri ve misafirleri iptal olur, seçenlere bildirilir
         * @description Ya hepsi kapanır ya hiçbiri. Zaten kapalı bir günün adı ve saati değişir. Yayınlanmış menü olduğu gibi kalır ama gizlenir;
         *     gün yeniden açılınca menü döner, seçimler ve misafirler dönmez. Listesi kesinleşmiş bir gün kapatılamaz. Kapalı güne menü
         *     yayınlanamaz, hatırlatma gitmez, liste çıkmaz. Gelecek iki yılın sonuna kadar kapatılabilir. İşlem kayıtlarına yazılır.
         */
        post: operations["closeDays"];
        /**
         * Aralıktaki kapalı günleri yeniden açar; menüleri döner, seçimleri dönmez
         * @description Aralıktaki kapalı günlerin hepsi birlikte açılır. Dönen menüler yeni yayınlanmış gibi bildirilir ve her zamanki seçimler
         *     yeniden uygulanır. Gün bu arada başka bir cateringin menüsünü aldıysa eskisi taslak olur. İşlem kayıtlarına yazılır.
         */
        delete: operations["openDays"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/closed-days/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir yılın resmî tatilleri, kapatılması önerilen günler olarak
         * @description 2429 sayılı Kanun'a göre, 2026–2030. Hiçbir gün kendiliğinden kapanmaz. Dinî bayramların tarihi ilan edilene kadar
         *     hesaplanır (`is_announced` yanlıştır). Arifeler ve 28 Ekim 13:00'te başlar. Firmanın hiçbir vardiyasının çalışmadığı
         *     günler listede yoktur; iki tatile denk gelen gün bir kez yazılır.
         */
        get: operations["listOfficialDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/closed-days/impact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Günler kapatılırsa kaç seçimin ve misafirin iptal olacağı
         * @description `closeDays` öncesinde gösterilmek içindir ve onunla aynı seçimleri ve misafirleri sayar. Hiçbir şey değiştirmez; sayılar o ana kadar
         *     değişebilir. `frozen_dates` listesi kesinleştiği için kapatılamayacak günlerdir.
         */
        get: operations["previewClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın yok olduğu günler
         * @description Art arda gelen günler birlikte verilir. Nedeni sorulmaz; catering görmez. Bir gün, üzerinden 30 gün geçince silinir.
         */
        get: operations["listAbsences"];
        put?: never;
        /**
         * Çalışan bugün ve sonrası için, en fazla 90 gün yok olduğunu bildirir
         * @description Seçime açık günlerdeki seçimleri geri alınır, “Yemeyeceğim” kalır; listesi kapanmış bir günün yemeği ayrılmış kalır.
         *     Bu günlere her zamanki seçim uygulanmaz, hatırlatma gitmez, seçim yapılamaz. En fazla 365 gün sonrasına kadar bildirilir;
         *     zaten yok olunan günler olduğu gibi kalır.
         */
        post: operations["markAbsence"];
        /**
         * Bu günlerde yok olduğunu geri alır
         * @description Yalnızca verilen günler geri alınır, ilk ve son gün dahil. Geri alınmış seçimler dönmez; her zamanki seçim açık günlere
         *     yeniden uygulanır, `chosen_choices` bunların sayısıdır.
         */
        delete: operations["endAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/absences/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Yok olunursa her gün ne olacağı
         * @description `markAbsence` öncesinde gösterilmek içindir ve onunla aynı seçimleri sayar. Hiçbir şey değiştirmez. Aralık en fazla 90
         *     gündür.
         */
        get: operations["previewAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın bugün ve sonrasında yok olan çalışanları, ilk güne göre
         * @description Bir kişinin art arda gelen günleri birlikte verilir. Nedeni tutulmaz; catering görmez.
         */
        get: operations["listAbsentPeople"];
        put?: never;
        /**
         * Çalışanları bugün ve sonrası için, en fazla 90 gün yok olarak işaretler ve kendilerine bildirir
         * @description Her kişi için `markAbsence` gibidir; kişi günü kendisi geri alabilir. Pasif olanlar ve yetkisi daha yüksek olanlar
         *     atlanır, `marked_count` işaretlenenlerin sayısıdır. `is_preview` ile hiçbir şey yazılmaz, ne olacağı söylenir. İşlem kayıtlarına kaç kişi olduğu yazılır, kim olduğu yazılmaz.
         */
        post: operations["markAbsences"];
        /**
         * Bir çalışanın bu günlerdeki yokluğunu kaldırır
         * @description `endAbsence` gibidir ve işlem kayıtlarına yazılır. Yetkisi daha yüksek birininki kaldırılamaz.
         */
        delete: operations["endAbsenceOf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/absences/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir izin listesindeki çalışanları yok olarak işaretler; iyi satırlar alınır, hatalı satırlar tek tek bildirilir
         * @description `.xlsx` ya da `.xls` dosyası, en fazla 5 MB ve 10.000 satır; sütunları `Ad`, `Telefon`, `Başlangıç`, `Bitiş`. Kişi telefonuyla
         *     bulunur; adı yazılmışsa onunki olmalıdır. Bitişi boş satır bir gündür, başlamış izin bugünden sayılır. Her satır için
         *     `markAbsences` gibidir ve kişilere bildirilir; aynı liste yeniden verilirse bir şey değişmez. `is_preview` ile hiçbir şey
         *     yazılmaz, ne olacağı söylenir. İşlem kayıtlarına kaç kişi olduğu yazılır, kim olduğu yazılmaz.
         */
        post: operations["importAbsences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partnerships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cateringin aktif ortaklıkları
         * @description `catering_id` oturumdaki şirket olmalıdır. `partnership_type` firmaları (`catering`) ya da tedarikçileri (`supplier`)
         *     seçer; biten ortaklıklar `listOwnPartnerships` ile okunur.
         */
        get: operations["listPartnerships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/partnerships": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin ortaklıkları, fiyatı ve sözleşmesiyle
         * @description Firmada cateringler, tedarikçide cateringler, cateringde `partnership_type` ile firmalar ya da tedarikçiler.
         */
        get: operations["listOwnPartnerships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/firms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin anlaşmalı firmaları; her birinin yarını, menüsü ve sözleşmesi
         * @description Yarın, Türkiye saatine göredir. Fiyatlar yalnızca 3. ve 4. düzeye ve Sahip'e gelir; ötekilere null döner ve `price`
         *     sıralaması onlar için ada göredir.
         */
        get: operations["listFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/partnerships/{partnershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        /**
         * Bir ortaklık ve koşullarının geçmişi; iki taraf okur, sona erdikten sonra da
         * @description Fiyatı ve koşulları yalnızca iki taraf görür. Başka bir ortaklık yokmuş gibi görünür. Sona erdikten sonra karşı taraf bittiği
         *     günkü hâliyle görünür.
         */
        get: operations["getPartnership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/partnerships/{partnershipId}/end-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        /**
         * Ortaklık o gün biterse nelerin iptal olacağı; yalnızca sayılar
         * @description `effective_date` gününden başlayarak iptal olacak seçimleri, yayından kalkacak menü günlerini ve haber verilecek
         *     kişileri sayar. Hiçbir şey değiştirmez.
         */
        get: operations["previewPartnershipEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/partnerships/{partnershipId}/cutoff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Cateringin firmanın seçimleri için istediği kapanış; vardiyanınkinden erkense o geçerlidir
         * @description İkisi de `null` ise yalnızca vardiyaların kapanışı geçerlidir; biri tek başına verilemez. Yapılmış seçimler kalır. İki
         *     şirketin işlem kayıtlarına yazılır.
         */
        put: operations["savePartnershipCutOff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/partnerships/{partnershipId}/delivery-form": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Firmanın bu cateringden yemeğin nasıl gelmesini istediği
         * @description Toplu gelen yemeğin etiketleri yemek yemektir; departmanlara ayrılanınki departman departmandır, üçten az porsiyonda da.
         *     `null` ise bir vardiyada tek departman varsa toplu, yoksa departmanlara ayrılmış gelir. İki şirketin işlem kayıtlarına
         *     yazılır.
         */
        put: operations["saveDeliveryForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Sekmelerdeki sayılar; yanıt bekleyen teklifler, fesih talepleri, yakında biten sözleşmeler ve siparişler
         * @description Çağıranın şirketini bekleyen işler, tek soruda; listelerin kendisi ayrıca okunur. `pending_orders` tedarikçi,
         *     `changed_orders` alıcı içindir.
         */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin, kendisini arayan firmalara gösterdikleri
         * @description Hiç kaydedilmediyse menüler gösterilmez, kapasite yoktur ve `version` 0'dır.
         */
        get: operations["getCateringProfile"];
        /**
         * Arayan firmalara neyin gösterileceğini değiştirir
         * @description Bütün firmalar için hemen geçerlidir. `version` verilirse ve bu arada değiştiyse 409 döner, `present` şimdiki hâlidir.
         *     İşlem kayıtlarına yazılır.
         */
        put: operations["saveCateringProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/caterings/{cateringId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
            };
            cookie?: never;
        };
        /**
         * Bir cateringin, teklif göndermeden önce firmaya gösterdikleri
         * @description Puan, bütün firmaların verdiği puanların ortalamasıdır. Catering izin verdiyse bugün ve önceki 27 günde yayınlanan
         *     menüler de gelir: her gün için, o gün en çok firmaya yayınlanan menü. Hangi firmaya ya da kaç firmaya yayınlandığı ve
         *     fiyatlar görünmez. Yorumlarda puan, ay ve metin vardır; yazan, firması ve gün görünmez.
         */
        get: operations["getOfferedCatering"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın gönderdiği teklifler, yeniden eskiye
         * @description Otuz gün yanıtlanmayan teklif `expired` görünür. `counts` filtreden bağımsızdır.
         */
        get: operations["listSentOffers"];
        put?: never;
        /**
         * Bir cateringe teklif gönderir; aktif ortağa gönderilen teklif yenilemedir
         * @description Catering yanıtlayana kadar hiçbir şey değişmez. Yenileme `start_date` taşıyabilir; ilk tekliflerde koşullar kabul
         *     edildiği gün başlar. KDV oranı, hesaplaşma dönemi ve asgari porsiyon verilmezse süren koşullardaki, o da yoksa %10,
         *     ay ve asgarisiz olur. Aynı çift arasında tek bekleyen teklif olabilir; otuz gün yanıtlanmamış olan yenisine engel
         *     değildir. İki şirketin işlem kayıtlarına yazılır.
         */
        post: operations["sendOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/offers/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        /**
         * Gönderilen bir teklif ve karşı taraf
         * @description Karşı tarafın kartı, süren ortaklığın bugünkü fiyatı, koşulların geçmişi ve son otuz günün öğün sayısı da gelir.
         */
        get: operations["getSentOffer"];
        /**
         * Yanıtlanmamış teklifi geri çeker
         * @description Teklif `withdrawn` olur ve yerine hemen yenisi gönderilebilir. İki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["withdrawOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringe gelen teklifler, yeniden eskiye
         * @description Otuz gün yanıtlanmayan teklif `expired` görünür. `counts` filtreden bağımsızdır.
         */
        get: operations["listReceivedOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/offers/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        /**
         * Gelen bir teklif, firma ve fiyat geçmişi
         * @description Teklifi gönderen firmanın kartı, süren ortaklığın bugünkü fiyatı, koşulların geçmişi ve son otuz günün öğün sayısı da
         *     gelir. Ortak olmayan firma teklifle yalnızca ilçesini, ilini ve gönderildiği günkü kullanıcı sayısını söyler.
         */
        get: operations["getReceivedOffer"];
        /**
         * Teklifi kabul ya da reddeder; kabul ortaklığı açar, yenilemede koşul ekler
         * @description Kabul tek işlemdir: teklif kapanır, ortaklık açılır ya da süren ortaklığa yeni koşullar eklenir, iki şirketin işlem
         *     kayıtlarına yazılır. Aynı anda gelen iki yanıttan biri geçerli olur, öteki 409 alır. Ret yalnızca teklifi kapatır.
         */
        put: operations["answerOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/price-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın sorduğu fiyatlar, yeniden eskiye
         * @description On dört gün yanıtlanmayan soru `expired` görünür.
         */
        get: operations["listSentPriceRequests"];
        put?: never;
        /**
         * Bir cateringin öğün fiyatını sorar; kimseyi bağlamaz
         * @description Fiyatı öğrenen firma isterse o fiyatla teklif gönderir. Aynı çift arasında tek bekleyen soru olabilir; on dört gün
         *     yanıtlanmamış olan yenisine engel değildir. Cateringin yöneticilerine haber verilir, iki şirketin işlem kayıtlarına
         *     yazılır.
         */
        post: operations["requestPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/price-requests/{priceRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
                priceRequestId: components["parameters"]["PriceRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Yanıtlanmamış fiyat sorusunu geri çeker
         * @description Yerine hemen yenisi sorulabilir. Cateringin yöneticilerine haber verilir, iki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["withdrawPriceRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/price-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringe sorulan fiyatlar, yeniden eskiye
         * @description Soran firmanın adı, ili ve sorduğu görünür. On dört gün yanıtlanmayan soru `expired` görünür.
         */
        get: operations["listReceivedPriceRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/price-requests/{priceRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
                priceRequestId: components["parameters"]["PriceRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Öğün fiyatını bildirir ya da soruyu geri çevirir; kimseyi bağlamaz
         * @description `answer` fiyat ister. Anlaşma, firma teklif gönderip catering kabul edince kurulur. Firmanın yöneticilerine haber
         *     verilir, iki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["answerPriceRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/termination-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Gönderilen ve gelen fesih talepleri, yeniden eskiye
         * @description `received` karşı tarafın istediği ve şirketin karar vereceği, `sent` şirketin kendi istediği taleplerdir. Sonuçlanmış
         *     talepler de listede kalır.
         */
        get: operations["listTerminations"];
        put?: never;
        /**
         * Bir ortaklığın feshini karşı taraftan ister
         * @description Ortaklık, karşı taraf onaylayana kadar olduğu gibi sürer. `effective_date` ortaklığın olmadığı ilk gündür (yarından 90
         *     güne kadar); verilmezse onay anıdır. Firma nedeni bir kodla, catering kod ve mesajla, tedarikçi ortaklığında iki taraf
         *     da kendi sözleriyle söyler. Bir ortaklığın tek bekleyen talebi olabilir.
         */
        post: operations["requestTermination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/termination-requests/{terminationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074e-0752-7b0c-a4c0-1081793bd5c5 */
                terminationId: components["parameters"]["TerminationId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Karşı taraf onaylar ya da reddeder; gönderen geri çekebilir
         * @description Onayda ortaklık hemen ya da talepteki günde biter: o günden sonraki seçimler iptal olur, menüler yayından kalkar, grup
         *     üyelikleri ve mutfak yetkisi sona erer, ilgililere bildirilir. Ret hiçbir şeyi değiştirmez. Gönderen, karar verilene
         *     kadar `withdraw` ile geri çeker. İki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["decideTermination"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firma grupları, ada göre; her birinin ilk üç firması ve gruba artık uymayanlar
         * @description `misfits`, vardiyaları artık grubun ilk firmasınınkilere uymayan firmalardır; onlara grup menüsü yazılmaz.
         */
        get: operations["listCorporateGroups"];
        put?: never;
        /**
         * Bir firma grubu oluşturur; ad cateringde tektir
         * @description Grup firmasız açılır; firmalar `addCompanyToGroup` ile eklenir. Adlarda büyük küçük harf ve Türkçe harfler ayırt
         *     edilmez. İşlem kayıtlarına yazılır.
         */
        post: operations["createCorporateGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * Bir grup, bütün firmaları ve ilk firmanın vardiyaları
         * @description Firmalar eklenme sırasıyladır; ilkinin vardiyaları grubunkilerdir.
         */
        get: operations["getCorporateGroup"];
        /**
         * Grubun adını ve açıklamasını değiştirir
         * @description Firmaları ve menüleri değişmez. `version` verilirse ve grup bu arada değiştiyse 409 döner, `present` şimdiki hâlidir.
         *     İşlem kayıtlarına yazılır.
         */
        put: operations["updateCorporateGroup"];
        post?: never;
        /**
         * Grubu siler; firmaların menüleri kalır
         * @description Firmalarla ortaklıklar ve yayınlanmış menülere yapılmış seçimler de kalır. Aynı adla yeni bir grup açılabilir. İşlem
         *     kayıtlarına yazılır.
         */
        delete: operations["deleteCorporateGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gruba anlaşmalı bir firma ekler; vardiyaları ilk firmanınkilerle aynı saatlerde olmalıdır
         * @description Firmanın cateringle aktif ortaklığı olmalı, aktif vardiyaları sayıca ve saatçe ilk firmanınkilerle aynı olmalıdır. Bir
         *     grupta en fazla 100 firma olur. Firmanın yazılmış menüleri değişmez. İşlem kayıtlarına yazılır.
         */
        post: operations["addCompanyToGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}/companies/{corpId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Firmayı gruptan çıkarır; menüleri kalır
         * @description Ortaklık olduğu gibi sürer. Gruptan ilk firma çıkarsa ölçü, sıradaki firmanın vardiyalarıdır. İşlem kayıtlarına
         *     yazılır.
         */
        delete: operations["removeCompanyFromGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * Grubun çalışan ve seçim sayıları ile puanı, toplam ve firma firma
         * @description Seçimler ve puanlar bu cateringin yemekleri içindir. Ortaklığı biten firma sayılmaz.
         */
        get: operations["getGroupStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/available-companies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir gruba eklenebilecek firmalar, yani aktif ortaklar, ada göre
         * @description `group_id` verilirse o grupta olanlar listede yer almaz. Vardiyalarının gruba uyup uymadığına eklenirken bakılır.
         */
        get: operations["listAvailableCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin bir klasöründeki mesajlar, en yenisi önce
         * @description `inbox` gelenler, `sent` gönderilenler, `archived` arşiv. Arama konuda, metinde ve kişilerde yapılır. Metnin tamamı
         *     `getMessage` ile alınır.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Şirket içinde ve ortakların yöneticilerine mesaj gönderir
         * @description Gönderen, oturumdaki kişidir. Alıcılar gönderme anında kişilere çözülür: aktif olanlar, her biri bir kez, gönderenin
         *     kendisi hariç. `partner`, aktif bir ortağın yöneticileridir; onlara yalnızca yöneticiler yazar. Ortak, mesajın
         *     başka kimlere gittiğini görmez. Ekler önce `uploadAttachment` ile yüklenir.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin okunmamış mesajlarının sayısı
         * @description Gelen kutusundakiler ve arşivdekiler ayrı sayılır; silinenler sayılmaz.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /**
         * Bir mesajın tamamı; gönderene ve alıcılarına
         * @description Okumak, mesajı okundu yapmaz; bunu `updateMessage` yapar. Başkasının mesajı, yöneticiler için de, yokmuş gibi görünür.
         */
        get: operations["getMessage"];
        /**
         * Mesajı kişinin kendisi için okundu ya da okunmadı sayar, arşivler ya da arşivden çıkarır
         * @description Verilmeyen alan olduğu gibi kalır; öteki alıcılarda hiçbir şey değişmez. Okundu yapmak, mesajın bildirimini de okundu
         *     yapar.
         */
        put: operations["updateMessage"];
        post?: never;
        /**
         * Mesajı yalnızca silen kişi için siler
         * @description Öteki alıcılarda ve gönderende mesaj kalır; herkesin sildiği mesaj ve ekleri tümüyle kaldırılır. Bildirimi okundu
         *     sayılır.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/messages/{messageId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
                /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        /**
         * Mesajın bir eki; mesajı okuyabilene
         * @description Dosya her zaman indirilmek üzere gönderilir, tarayıcıda açılmaz. Mesajı okuyamayan için ek de yoktur.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/message-attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gönderilecek bir mesajın ekini yükler
         * @description Gövde, dosyanın kendisidir (en fazla 5 MB). Türü içeriğinden tanınır: PDF, PNG, JPEG, WebP, Excel (.xlsx), Word (.docx)
         *     ya da düz metin. Bir gün içinde gönderilmeyen ek silinir.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /**
         * Kişiye şirketinden gelen bir mesaj; paneli olmayanlar burada okur
         * @description Okumak, mesajı okundu yapmaz; bunu `readReceivedMessage` yapar. Kişinin almadığı mesaj yokmuş gibi görünür.
         */
        get: operations["getReceivedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/messages/{messageId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mesajı ve bildirimini okundu sayar
         * @description Yalnızca bu kişi için; öteki alıcılarda hiçbir şey değişmez. Yeniden çağırmak zararsızdır.
         */
        post: operations["readReceivedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/messages/{messageId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
                /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        /**
         * Gelen bir mesajın eki
         * @description Dosya her zaman indirilmek üzere gönderilir, tarayıcıda açılmaz. Mesajı almamış kişi için ek de yoktur.
         */
        get: operations["downloadReceivedAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Ortak firmanın çalışanlarından gelen istek ve öneriler, en yenisi önce
         * @description Aktif ortaklığın başlangıcından beri yazılanlar. Yazanın yalnızca maskelenmiş adı görünür.
         */
        get: operations["listKitchenRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bütün ortak firmaların çalışanlarından gelen istek ve öneriler, en yenisi önce
         * @description Her firma için aktif ortaklığın başlangıcından beri yazılanlar. Yazanın yalnızca maskelenmiş adı görünür. Yanıt,
         *     firmanın mutfağında `answerRequest` ile verilir.
         */
        get: operations["listFirmRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir isteğin durumunu değiştirir, istenirse bir kez yanıtlar; her durumdan her duruma geçilebilir
         * @description Yalnızca ortaklık başladıktan sonra yazılmış istekler. `reply` bir kez yazılır ve değişmez: yazana bildirim gider.
         *     Aynı metni yeniden göndermek bir şey değiştirmez, başka bir metin 409 alır. Catering, isteği kimin yazdığını öğrenmez.
         */
        put: operations["answerRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın kendi istek ve önerileri, en yenisi önce
         * @description Mutfağın durumu ve varsa yanıtı da gelir. Yanıtlayan catering kendi adıyla görünür.
         */
        get: operations["listRequests"];
        put?: never;
        /**
         * Mutfağa istek ya da öneri yazar
         * @description Firmanın ortak cateringleri isteği görür, yazanın yalnızca adının ilk harfleriyle. İstek sonradan değiştirilemez ve
         *     silinemez.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/requests/{requestId}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Puandan sonra yazılan bir metni başka firmaların da okumasına izin verir ya da izni geri alır
         * @description İlk başta izin yoktur. İzin verilen metni yemeği yapan catering, catering arayan firmalara gösterebilir: puan ve ay ile;
         *     ad, firma ve gün olmadan. Catering o zaman puanı da görür. Geri alınan izin hemen her yerde geçerlidir; hesap ya da
         *     firma pasifleştirilince de izin biter. Puanın sahibi artık bilinmiyorsa izin verilemez (422).
         */
        put: operations["allowComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Yazanların firmalara gösterilmesine izin verdiği metinler, en yeni ay önce
         * @description Cateringin yemeklerine verilen puanlardan sonra yazılanlar. Kimin, hangi firmada ve hangi gün yazdığı görünmez; aynı ayın
         *     metinlerinin sırası bir şey anlatmaz. `is_shown` verilirse yalnızca gösterilenler ya da gösterilmeyenler gelir.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 5f0f8a3e-6c0b-4a57-9a2e-6a1d3f0c9b21 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir yorumu catering arayan firmalara gösterir ya da artık göstermez
         * @description Aynı anda en fazla 10 yorum gösterilir; on birincisi 409 alır. Yazan kişi iznini geri aldıysa yorum artık yoktur ve 404
         *     döner. Ortaklığın bitmesi bir şey değiştirmez. Cateringin işlem kayıtlarına metin olmadan yazılır.
         */
        put: operations["showComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/undecided": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Seçimi açık bir gün için henüz seçmeyen çalışanlar, departmana ve ada göre; kimin ne seçtiği gösterilmez
         * @description Yalnızca kendi vardiyası o gün olan ve o tarihte hiçbir vardiyada seçim yapmamış aktif kişiler listelenir.
         *     Yemeyeceğini söyleyen de seçmiş sayılır.
         */
        get: operations["listUndecided"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir gün için henüz seçmeyenlere hatırlatır; her vardiya ve gün için bir kez
         * @description Seçimi hâlâ açık olan vardiyalarda seçmemiş ve hatırlatmaları açık olan kişilere bildirim gider; bildirimler cevaptan
         *     sonra gönderilir. O anda hatırlatılan vardiyalar aynı gün için bir daha hatırlatılamaz. İşlem kayıtlarına yazılır.
         */
        post: operations["remindUndecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}/menu-days/bulk-upsert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gruptaki bütün firmalar için bir vardiyanın günlerini kaydeder; sonuç firma firmadır
         * @description Vardiya, saatleriyle söylenir; her firmada o saatlerdeki vardiyaya yazılır. Yeni günler taslaktır, yayındaki gün
         *     yayında kalır. Bir günün reddi öteki günleri, bir firmanın reddi öteki firmaları etkilemez; nedenleri `errors` ve
         *     `problem` içinde `saveMenuDay` işleminin kodlarıyla, `group.schedule_differs` ya da `group.firm_missing` ile döner. Aynı menüyü yeniden
         *     göndermek bir şeyi değiştirmez.
         */
        post: operations["bulkUpsertGroupMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/corporate-groups/{groupId}/menu-days/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gruptaki bütün firmalarda aralıktaki taslak günleri yayınlar; sonuç firma firmadır
         * @description Her firmada aralıktaki taslakların hepsi yayınlanır ya da hiçbiri; bir firmanın reddi ötekileri durdurmaz ve nedeni
         *     `problem` alanındadır. Geçmiş günlere ve ortaklığın bittiği günlere dokunulmaz. Kişilere bildirim cevaptan sonra
         *     gider.
         */
        post: operations["publishGroupMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/menu-days/bulk-upsert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seçilen vardiyaların hepsine aynı günleri kaydeder; sonuç firma firmadır
         * @description Firmaların ve vardiyaların birbirine uyması gerekmez: her vardiya, çalıştığı günleri alır; çalışmadıkları `days_off`
         *     içinde sayılır. Yeni günler taslaktır, yayındaki gün yayında kalır. Bir günün reddi öteki günleri, bir firmanın reddi
         *     öteki firmaları etkilemez; nedenleri `errors` ve `problem` içinde `saveMenuDay` işleminin kodlarıyla döner. Anlaşması
         *     biten ya da vardiyası kaldırılan firma da cevaptadır. Aynı menüyü yeniden göndermek bir şeyi değiştirmez.
         */
        post: operations["bulkUpsertFirmMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/menu-days/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seçilen vardiyalarda aralıktaki taslak günleri yayınlar; sonuç firma firmadır
         * @description Her firmada aralıktaki taslakların hepsi yayınlanır ya da hiçbiri; bir firmanın reddi ötekileri durdurmaz ve nedeni
         *     `problem` alanındadır. Geçmiş günlere ve ortaklığın bittiği günlere dokunulmaz. Kişilere bildirim cevaptan sonra
         *     gider.
         */
        post: operations["publishFirmMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/menu-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir Excel dosyasındaki menüyü, yapıştırılabilecek bir metin olarak verir; hiçbir şey kaydetmez
         * @description Gövde, dosyanın kendisidir (.xlsx ya da .xls, en fazla 5 MB). Görünen sayfalar alt alta, Excel'den kopyalanmış gibi
         *     yazılır: hücreler sekmeyle ayrılır, içinde satır sonu olan hücre tırnak içindedir, tarihler 31.12.2026 gibidir.
         *     Birleştirilmiş hücrelerin içeriği her birine yazılır. Dosya içeriğinden tanınır.
         */
        post: operations["readMenuFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/dishes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin menülere yazdığı yemekler, en çok yazılandan başlayarak
         * @description Şu anda hiçbir menüde olmayan ve gizlenen yemekler listede yoktur.
         */
        get: operations["listDishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/dishes/{dishId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                dishId: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        /**
         * Bir yemek ve verildiği günler
         * @description Etiketler, resim ve beyan yemeğindir ve olduğu bütün günlerde görünür; günler yalnızca bu cateringin menüleridir.
         */
        get: operations["getDish"];
        /**
         * Yemeğin etiketlerini, resmini ve beyanını değiştirir; yemeğin olduğu bütün menülerde görünür
         * @description Verilmeyen alan olduğu gibi kalır. Adı burada değişmez, menü günlerinde değişir. Değişiklik yayınlanmış günlerde de
         *     hemen görünür; seçimler etkilenmez. `version` verilirse ve yemek bu arada değiştiyse 409 döner, `present` şimdiki
         *     hâlidir. İşlem kayıtlarına yazılır.
         */
        put: operations["updateDish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/dish-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bütün firmaların son dört ayda puanladığı yemekler; ortalama, puan sayısı ve aylar
         * @description Ay, yemeğin yendiği aydır ve Türkiye saatine göre içinde bulunulan ayla biter. Bir firmanın bir ayda verdiği üçten az
         *     puan kendi başına gösterilmez: öteki firmalarınkiyle birlikte sayılır, birlikte de üçten azsa hiçbir rakamda yoktur.
         *     Böyle hiç rakamı olmayan yemek listede yoktur. Puan verenlerin kim olduğu hiçbir yerde gösterilmez.
         */
        get: operations["listDishRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/dish-ratings/{dishId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                dishId: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        /**
         * Bir yemeğin son dört aydaki puanları, firma firma ve ay ay
         * @description Adı olmayan satır, bir ayda üçten az puan veren firmaların o ayki puanları ile ortaklığı bitenlerinkidir.
         */
        get: operations["getDishRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/kitchen-lists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın mutfaklarının listeleri, mutfakların gördüğü gibi
         * @description Cateringin `getKitchenLists` ile gördüğü aynı listeler, firmanın bütün cateringleri için. Kapanışı geçmiş bir liste
         *     ilk okunduğunda dondurulur.
         */
        get: operations["getFirmLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/kitchen-lists/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün listeleri (.xlsx)
         * @description `getFirmLists` cevabındaki bir günün listeleri; `shift_id` verilirse yalnızca o vardiyanınki. Bütün hücreler metindir.
         */
        get: operations["exportFirmLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Bir vardiyanın tarih aralığındaki kayıtlı menü günleri (en fazla 62 gün)
         * @description Kaydı olmayan günler listede yoktur. `choice_counts` seçenek başına kişi sayısıdır; kimin ne seçtiği gösterilmez.
         *     `undeclared_dishes` alerjenleri beyan edilmemiş yemeklerin sayısıdır.
         */
        get: operations["listMenuDays"];
        put?: never;
        /**
         * Bir günün menüsünü kaydeder; durum verilmezse taslak kalır ya da durumunu korur
         * @description Seçilmiş bir seçenek kaldırılamaz ve seçimi olan gün yayından çekilemez. Seçilmiş bir seçeneğin yemeği değişiyorsa
         *     `dish_changes` bunun ne olduğunu söylemelidir: `correction` seçimlerdeki adı sessizce düzeltir, `substitution` seçimi
         *     korur ve kişilere bildirir; söylenmezse 409 `menu_day.dish_chosen` döner. Yayınlanan gün için bildirim cevaptan sonra
         *     gider. `version` verilirse ve gün bu arada değiştiyse 409 döner, `present` şimdiki hâlidir.
         */
        post: operations["saveMenuDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days/bulk-upsert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Birçok günü birlikte kaydeder; her gün için ayrı sonuç verir, iyi günler kalır
         * @description Her gün `saveMenuDay` kurallarıyla ayrı değerlendirilir; reddedilenler `errors` içinde kodları ve cümleleriyle döner.
         *     Yeni günler taslaktır, yayındaki gün yayında kalır; hiçbir gün bununla yayınlanmaz.
         */
        post: operations["bulkUpsertMenuDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aralıktaki taslak günleri yayınlar
         * @description Geçmiş günlere ve ortaklığın bittiği günlere dokunulmaz. Günlerin hepsi yayınlanır ya da hiçbiri. Catering alerjen
         *     beyanını kendine zorunlu kıldıysa beyan edilmemiş yemekle yayınlanamaz. Bildirimler cevaptan sonra gider, her zamanki
         *     seçimler de cevaptan sonra uygulanır.
         */
        post: operations["publishMenuDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-week": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Bir haftanın vardiya vardiya menü durumu ve eksikleri
         * @description Her vardiyanın yedi günü: menüsü olan, taslak olan ve eksik günler, seçim sayılarıyla. Çalışılmayan günler eksik
         *     sayılmaz.
         */
        get: operations["getMenuWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days/missing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Aralıkta her vardiyanın menüsü olmayan çalışma günleri (bugünden önceki günler sayılmaz)
         * @description Menüsü taslak olan gün eksik sayılmaz. Aralık en fazla 62 gündür.
         */
        get: operations["countMissingMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days/copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir aralığın menülerini haftanın günlerine göre başka haftalara, vardiyalara ve firmalara taslak olarak kopyalar
         * @description Her menü kendi haftasının gününe gider. Hiçbir gün yayınlanmaz; yayındaki ve seçim yapılmış günlere dokunulmaz, bunlar
         *     nedenleriyle döner. Kurallar `saveMenuDay` ile aynıdır. Kaynak vardiyanın kendisine de yazılacaksa o da `targets` içinde verilir.
         */
        post: operations["copyMenuDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/menu-days/copy-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kopyalamanın gün gün ne yapacağını söyler; bir şey yazmaz
         * @description `copyMenuDays` ile aynı gövdeyi alır ve aynı cevabı verir. Sonuç, kopyalama anına kadar değişebilir.
         */
        post: operations["previewMenuCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/menu-targets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Menü yazılabilecek firmalar ve aktif vardiyaları, ada göre
         * @description Cateringin aktif ortağı olan firmalar; menü yazılacak ya da kopyalanacak vardiyaları seçmek içindir.
         */
        get: operations["listMenuTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Mutfağın seçim sayıları; vardiya ve departman filtresi bütün sayılara uygulanır
         * @description Bir seçim, yemeğin yendiği güne (vardiyanın başladığı yerel tarihe) sayılır; seçimin yapıldığı an önemli değildir.
         *     Bugün mutfağın (Europe/Istanbul) takvimindeki gündür. Dönemler bugünü de kapsar: `last_1_day` bugün, `last_1_week`
         *     son 7, `last_1_month` son 30, `last_1_year` son 365 gündür. `all_time` bütün seçimlerdir; gelecek günlerinkiler de
         *     içindedir. `by_department` son 30 gündür; bir seçim, yapıldığı andaki departmana sayılır.
         */
        get: operations["getKitchenStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Pişirilecekler; bir günden başlayarak yedi gün, her gün ve vardiya için bir liste
         * @description Kapanışa kadar sayılar canlıdır. Kapanışta liste dondurulur ve bir daha değişmez; sonraki farklar yanında gösterilir.
         *     `undecided`, vardiyanın o tarihte hiçbir vardiyada seçim yapmamış aktif kişileridir; `expected`, son dört haftanın oranıyla
         *     onlardan beklenen porsiyondur. İkisi de yalnızca ilk iki gün ve dondurulmuş listeler için bilinir. Üçten az porsiyonu olan
         *     departmanlar birlikte sayılır; yemeyecekler departmana göre söylenmez.
         */
        get: operations["getKitchenLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kitchen/{cateringId}/{corpId}/lists/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün listeleri (.xlsx)
         * @description `getKitchenLists` cevabındaki bir günün listeleri; `shift_id` verilirse yalnızca o vardiyanınki. Bütün hücreler
         *     metindir.
         */
        get: operations["exportKitchenLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/menu-play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Bugünden başlayarak yayınlanmış günler ve çalışanın seçimleri; vardiya verilmezse hepsi
         * @description Süren bir gece vardiyasının başladığı gün de verilir.
         *     `selectable` ekrana ipucudur; asıl karar `saveChoice` anında verilir. `selectable_until` seçimin kapanacağı andır.
         *     Ortaklığı biten cateringin günleri, yeni bir menü yayınlanana kadar kapalı ve nedeniyle görünür.
         */
        get: operations["getMenuPlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın son günlerdeki ve önündeki seçimleri, en yeni tarih önce
         * @description Vardiyanın takviminde, bugün dahil son `days` günün ve ileri tarihli seçimlerin listesi. `ratable` yalnızca
         *     vardiyası bitmiş ve henüz puanlanmamış seçimlerde doğrudur.
         */
        get: operations["listChoices"];
        put?: never;
        /**
         * Bir gün için yemek seçer ya da seçimini değiştirir
         * @description Kapanışa kadar kaç kez olsa değiştirilebilir; son seçim geçerlidir. `choice` `SKIP` ise o gün yemeyeceğini söyler,
         *     öğün sayılmaz. `meal` verilirse ve yemek bu arada değiştiyse seçim yapılmaz. `replaces_shift_id` aynı tarihte başka
         *     bir vardiyadaki seçimi geri alır: ikisi birlikte olur ya da hiçbiri olmaz.
         */
        post: operations["saveChoice"];
        /**
         * Seçimi, gün seçime açıkken geri alır
         * @description O gün hiç seçim yapılmamış gibi olur; her zamanki seçim o güne yeniden uygulanmaz. Yemeyeceğini söylemek için
         *     `saveChoice` kullanılır.
         */
        delete: operations["withdrawChoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/choices/substitute-seen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seçilen yemeğin yerine başkasının geldiği görüldü
         * @description Günün “yerine geldi” işaretini kaldırır; seçim olduğu gibi kalır. Yeniden çağırmak zararsızdır.
         */
        post: operations["acknowledgeSubstitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kendi seçimini puanlar; vardiyası bitince, bir kez
         * @description Yemeyeceğini söylediği gün puanlanmaz. Verilen puan değiştirilemez; ortaklık bittikten sonra da geçmiş günler
         *     puanlanabilir.
         */
        post: operations["rateChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın 28 gündeki öğünleri ve misafirleri
         * @description Her gün ve çalışan vardiya için bir satır; kapalı günler yoktur. Misafirin adı tutulmaz. Her hafta gelenler (`is_weekly`),
         *     departmanın o gün için sayı kaydetmediği günlerde geçerlidir. `is_open` misafirin eklenip çıkarılabildiğini söyler;
         *     sonrasında liste kesinleşir. Fiyatı sahip, 4 ve 3 görür.
         */
        get: operations["listGuests"];
        /**
         * Bir departmanın bir öğündeki misafirlerini, kapanışa kadar
         * @description Departmanın o öğün için kaydettiklerinin yerine geçer; boş liste misafirleri kaldırır, her hafta gelenleri de yalnızca o
         *     gün için. Menü yayınlanmadan yalnızca sayı verilir: `key` `null` olur. Kapalı güne ve listesi kesinleşmiş güne misafir
         *     eklenmez. İşlem kayıtlarına yazılır.
         */
        put: operations["saveGuests"];
        /**
         * Bir departmanın bir öğündeki misafirlerine yenilerini ekler, kapanışa kadar
         * @description `saveGuests` gibidir, ama o öğünde geçerli olanlara ekler; sayı kaydedilmemişse her hafta gelenlere. Aynı anda iki kişi
         *     eklerse ikisi de sayılır. Bir seçenekte en fazla 999 misafir olur; fazlası eklenmez. İşlem kayıtlarına yazılır.
         */
        post: operations["addGuests"];
        /**
         * Bir departmanın bir öğündeki misafirlerini kaldırır, kapanışa kadar
         * @description `saveGuests` işleminin boş listesi gibidir; her hafta gelenler de yalnızca o gün için kalkar. Misafir yoksa bir şey
         *     değişmez. İşlem kayıtlarına yazılır.
         */
        delete: operations["removeGuests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/guest-repeats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir departmanın her hafta aynı günkü misafirlerini; 0 kaldırır
         * @description Departmanın o gün için sayı kaydettiği öğünlere ve kapalı günlere dokunmaz; listesi kesinleşmiş günler değişmez. İşlem
         *     kayıtlarına yazılır.
         */
        put: operations["saveGuestRepeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/days": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin on dört günü; her gün için bütün firmalardaki porsiyonlar ve menüsü eksik firmalar
         * @description Kapanışı geçen listelerin porsiyonları kesinleştiği gibi, ötekilerinki şu ana kadar seçilenlerdir.
         */
        get: operations["listKitchenDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün üretimi; bütün firmalar ve vardiyalar birlikte
         * @description Bir yemek, adındaki virgüllerden bileşenlerine ayrılır; ilki ana yemektir. Bir bileşen bütün yemek, firma ve vardiyalarda
         *     birlikte sayılır: kesinleşen, kesinleşmemiş (şu ana kadar seçilen), tahmini (seçmeyenlerden, son dört haftanın oranıyla
         *     beklenen), misafir ve pay (`reserve_percent`, bileşenin toplamına bir kez, yukarı yuvarlanarak). Ortak yemekler günün her porsiyonu
         *     için sayılır. Kesinleşen bir liste dondurulduğu gibi sayılır, sonraki farklar `later` alanındadır ve toplamlara katılmaz.
         *     Kapanışı geçmiş bir liste ilk okunduğunda dondurulur.
         */
        get: operations["getKitchenPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/plan/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün üretimi ve dağıtımı (.xlsx)
         * @description `getKitchenPlan` cevabı üç sayfada: pişirilecekler, firma firma bileşenler, dağıtım.
         */
        get: operations["exportKitchenPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/plan/components/{componentKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        /**
         * Bir bileşenin bir gündeki porsiyonları, firma ve vardiyaya göre
         * @description Seçilenlerdir; tahmin ve pay mutfağındır, firmaların değil. Bileşenin o gün olmadığı firmalar yoktur.
         */
        get: operations["getPlannedComponent"];
        /**
         * Mutfağın bir bileşen için kendi sayısını yazar; hesaplanan sayı yanında kalır
         * @description `null` sayıyı kaldırır. Son yazılan geçerlidir ve kimin ne zaman yazdığı görünür. Geçmiş bir günün sayısı değişmez.
         *     İşlem kayıtlarına yazılır.
         */
        put: operations["saveOwnNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün etiketleri; toplu gelen yemekte yemek yemek, kutulananda departman departman
         * @description Firmanın teslim şekline göre (`saveDeliveryForm`); belirtmediyse bir vardiyada tek departman varsa toplu. Bir kutu
         *     sahiplerine ulaşsın diye üçten az porsiyonu olan departman da adıyla yazılır; kimin ne seçtiği hiçbir etikette yoktur.
         *     Kutulananda bir departmanın misafirlerinin etiketi ayrıdır; toplu gelen yemekte misafirler yemeğin porsiyonundadır.
         *     Kapanışı geçmiş bir liste ilk okunduğunda dondurulur.
         */
        get: operations["listLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Üretime eklenecek payı değiştirir
         * @description Pay, bir bileşenin bütün firmalardaki toplamına bir kez eklenir; firmaların listelerinde yoktur. İşlem kayıtlarına yazılır.
         */
        put: operations["saveReserve"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/components/{componentKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir bileşene bütün yemeklerde başka bir ad verir; başka bir bileşenin adıysa ikisi birleşir
         * @description Yalnızca mutfağın sayımını değiştirir; menülerdeki yemek adları olduğu gibi kalır. Kendi adını yeniden vermek birleşmeyi
         *     geri alır. İşlem kayıtlarına yazılır.
         */
        put: operations["nameComponent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/kitchen/routes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin firmaları, dağıtım rotasına ve rotadaki yerine göre; rotası olmayanlar sonda
         * @description Yalnızca aktif ortaklar; *Dağıtım* bu sırayı izler.
         */
        get: operations["listRoutes"];
        /**
         * Firmaların dağıtım rotasını ve rotadaki yerini değiştirir
         * @description Yalnızca verilen firmalar değişir; rota `null` ise yer de `null` olur. Ya hepsi değişir ya hiçbiri. İşlem kayıtlarına yazılır.
         */
        put: operations["saveRoutes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmaya bir günde gelen yemekler; yalnızca kesinleşen listeler
         * @description Bir seçeneği kaç kişinin seçtiği burada yoktur.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/deliveries/{menuDayId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                menuDayId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Yemeğin geldiğini, gerekirse farklı bir sayıyla onaylar
         * @description Listesi kesinleşmiş bir günün teslimi, o günden başlayarak yedi gün içinde onaylanır ve değiştirilebilir; `null` onayı geri
         *     alır. Catering *Dağıtım* sayfasında görür. Farklı bir sayı, mutabakata düzeltme olarak önerilir; onay değişirse yanıtlanmamış
         *     öneri de değişir. İki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["confirmDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin mutabakatları
         * @description Bir dönem, sözleşmesinde başka türlü yazmıyorsa bir aydır. `period` verilirse o ayda biten dönemler gelir;
         *     verilmezse son 12 ayda bitenler, süren dönem ve daha eskilerden mutabık kalınmamış olanlar. `search` karşı tarafın adında arar. Önce yanıtınızı bekleyenler, sonra yeni dönemler. Sayılar kesinleşen listelerden hesaplanıp saklanır; dönem sürerken
         *     yeni listelerle büyür.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements/{statementId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        /**
         * Bir dönemin mutabakatı; gün ve vardiya tablosu, düzeltmeler ve tutar
         * @description Tutar, her günün porsiyonlarının o gün geçerli olan birim fiyatla çarpımıdır. Asgari farkı, garanti edilen porsiyonun altında
         *     kalan günlerin farkıdır; kapalı ve yarım günlerde ve listesi olmayan günlerde uygulanmaz. Kabul edilen düzeltmeler sayılır,
         *     açık olanlar sayılmaz. KDV, oranına göre bir kez yuvarlanır. Bu belge fatura değildir.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements/{statementId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir günün porsiyonu için düzeltme önerir
         * @description Karşı taraf kabul edene kadar sayılmaz; açık düzeltme varken kimse onaylayamaz ve verilmiş onaylar düşer. Dönem mutabık
         *     kaldıysa düzeltme, iki şirketin bir sonraki dönemine yazılır. İki şirketin işlem kayıtlarına yazılır.
         */
        post: operations["proposeCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements/{statementId}/corrections/{correctionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5d7 */
                correctionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Karşı tarafın düzeltmesini kabul eder ya da reddeder; kendi düzeltmesini geri alır
         * @description Reddetmek gerekçe ister. Kabul edilen düzeltme hemen sayılır. Yanıtlanmış bir düzeltme değişmez. İki şirketin işlem
         *     kayıtlarına yazılır.
         */
        put: operations["answerCorrection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements/{statementId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mutabakatın görülen sürümünü onaylar
         * @description Dönem bittikten sonra, açık düzeltme yokken. Sayılar bu arada değiştiyse onay alınmaz. Her değişiklik iki onayı da düşürür.
         *     İki taraf da onaylayınca dönem mutabıktır ve bir daha değişmez. İki şirketin işlem kayıtlarına yazılır.
         */
        post: operations["approveStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/statements/{statementId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        /**
         * Bir dönemin mutabakatı (.xlsx)
         * @description `getStatement` cevabı sayfalar hâlinde: tablo, düzeltmeler, tutar ve firmada departmanlar. Toplamlar formüldür; bir hücre
         *     değişince yeniden hesaplanır. Bu belge fatura değildir.
         */
        get: operations["exportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/contribution": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın çalışanlarından aldığı katkı payı ve geçmişi
         * @description En yenisi önce. Yürürlükteki `current`, henüz başlamamış olan `next`; hiç belirlenmemişse liste boştur.
         */
        get: operations["getContribution"];
        /**
         * Katkı payını gelecek bir günden başlayarak belirler ve bütün çalışanlara bildirir
         * @description Henüz başlamamış bir katkı payının yerine geçer; yürürlükteki, kendi günleri için geçerli kalır. Öğün başına tutar ayın
         *     içinde de değişebilir, her gün o gün geçerli olan tutarla sayılır; ay, 7 günden kısa parçalara bölünemez. Aylık tutar
         *     yalnızca ayın ilk gününden başlar ve ayın ilk gününde biter. `none` için tutar verilmez. İşlem kayıtlarına yazılır.
         */
        put: operations["setContribution"];
        post?: never;
        /**
         * Henüz başlamamış katkı payından vazgeçer ve bütün çalışanlara bildirir
         * @description Yürürlükteki katkı payı geri alınamaz; bitirmek için `none` belirlenir. İşlem kayıtlarına yazılır.
         */
        delete: operations["withdrawContribution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/contribution/months/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        /**
         * Kapanmış bir ayda kişi başına ayrılan öğün ve katkı payı
         * @description Yalnızca öğün başına katkı payı alınan günlerin sayısı; günler, yemekler ve “Yemeyeceğim” verilmez. Ay, bittikten ve bütün
         *     listeleri kesinleştikten sonra açılır: süren bir ayın iki günü arasındaki fark, kimin hangi gün yediğini söylerdi.
         */
        get: operations["listMonthNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/contribution/months/{month}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kapanmış bir ayın kişi başına sayıları (.xlsx)
         * @description `listMonthNumbers` ile aynı sayılar, bütün kişiler için. Her indirme, kimin indirdiğiyle işlem kayıtlarına yazılır.
         */
        post: operations["exportMonthNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/months/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın bir ayı; adına ayrılan öğünler ve katkı payı
         * @description Kesinleşmiş listelerdeki kendi seçimleri sayılır; misafirler, düzeltmeler ve yokluk bu sayıyı değiştirmez. Bir vardiya,
         *     başladığı güne aittir. Firma yalnızca `seen_meals` sayısını görür, o da ay kapandıktan sonra.
         */
        get: operations["getOwnMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/months/{month}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ayın sayısında yanlışlık olduğunu firmaya bildirir
         * @description Sayıları görebilen yöneticilere ayı ve sayıyı yazan bir mesaj gider; mutfak görmez. Ayda bir kez. Firmanın sayıyı
         *     görmediği bir ay için bildirilmez.
         */
        post: operations["objectToMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Tedarikçinin ürünleri, ada göre; stok takibinde azalanlar önce
         * @description Silinmiş ürünler listede yoktur. `stock_quantity` sipariş edilebilen, `reserved_quantity` teslim edilmemiş siparişlere
         *     ayrılmış miktardır. `is_low`, stok en küçük siparişin beş katından azsa doğrudur.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Ürün ekler
         * @description Ad, aynı birimde; kod, tedarikçinin ürünleri arasında tektir. Fiyatlar KDV hariçtir. Koli, çuval, teneke gibi bir satış
         *     biriminin içeriği (`content_quantity`, `content_unit`) birlikte verilir: 1 çuval = 25 kg. İlk stok bir açılış hareketi olarak yazılır. `image_url` bu şirketin yüklediği bir resim, bu
         *     sitenin bir dosyası ya da izin verilen bir sunucunun adresi olmalıdır. İşlem kayıtlarına yazılır.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/products/bulk-upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Listedeki ürünleri ekler ya da günceller; iyi satırlar kalır, hatalı satırlar tek tek bildirilir
         * @description `.xlsx` ya da `.xls` dosyası, en fazla 5 MB ve 10.000 satır. Ürünler adına ve birimine göre eşleşir; fiyat, stok, kod,
         *     KDV oranı ve birim içeriği listedeki değeri alır, boş hücreler olanı değiştirmez. Hiçbir ürün silinmez.
         */
        post: operations["uploadProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/products/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Fiyat listesi (.xlsx); doldurulup toplu yüklemeyle geri verilebilir
         * @description Bütün ürünler, `uploadProducts` ile geri verilebilecek sütunlarla. Bütün hücreler metindir ve dosya akış hâlinde
         *     gönderilir.
         */
        get: operations["downloadPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Ürünü değiştirir; stoktaki fark bir düzeltme hareketi olur
         * @description Verilmiş siparişlerdeki ad ve fiyat değişmez. `seen_stock_quantity` formun açıldığı andaki stoktur: stok bu arada
         *     değiştiyse düzeltme 409 alır, stok alanı değiştirilmediyse siparişlerin değiştirdiği stok olduğu gibi kalır. `version`
         *     verilirse ve ürün bu arada değiştiyse 409 döner, `present` şimdiki hâlidir. Kod, KDV oranı ve içerik verilmezse olduğu
         *     gibi kalır; paket olmayan bir birimde içerik silinir. İşlem kayıtlarına yazılır.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Ürünü gizler; siparişlerdeki satırları kalır
         * @description Ürün mağazadan kalkar ve resmi bırakılır; verilmiş siparişler ve stok hareketleri kalır. Aynı adla yeniden
         *     eklenebilir. İşlem kayıtlarına yazılır.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/products/{productId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Bir ürünün stok hareketleri, yeniden eskiye
         * @description Her hareket kimin neden ne kadar değiştirdiğini ve sonraki stoku söyler; hareketler değiştirilmez. Alıcının kişileri
         *     gösterilmez.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/delivery-terms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Tedarikçinin teslimat koşulları
         * @description Girilmediyse `null`: her gün teslimat yapılır, her tutarda sipariş alınır. Alıcılar aynı koşulları mağazayla birlikte
         *     görür.
         */
        get: operations["getDeliveryTerms"];
        /**
         * Teslimat günlerini, siparişin kapandığı saati ve en az tutarı değiştirir
         * @description Bundan sonraki siparişlerde geçerlidir; verilmiş siparişler olduğu gibi kalır. Bir günün siparişi `cutoff_days` gün
         *     önce saat `cutoff_time`’da (Türkiye saati) kapanır. `version` verilirse ve koşullar bu arada değiştiyse 409 döner,
         *     `present` şimdiki hâlidir. İşlem kayıtlarına yazılır.
         */
        put: operations["saveDeliveryTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/orders/{orderId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Siparişi teslim edildi yapar; gerçekten teslim edilen ve iade alınan miktarlarla
         * @description Verilmeyen satırlar sipariş edildiği gibi teslim edilmiş sayılır. Sipariş edilen miktarlar kalır. Teslim edilmeyen stoka
         *     geri döner, fazla teslim edilen stoktan düşülür; iade alınan stoka kendiliğinden dönmez. Teslimden sonra 24 saat
         *     içinde aynı istekle düzeltilebilir. `version` verilirse ve sipariş bu arada değiştiyse 409 döner, `present` şimdiki
         *     hâlidir. Alıcıya değişiklik olarak görünür, iki şirketin işlem kayıtlarına yazılır.
         */
        put: operations["deliverOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/{companyId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Tedarikçinin dönem istatistikleri; dönemler bugünü de kapsar
         * @description Bir sipariş, verildiği günün (Türkiye saati) dönemine sayılır. Cirodan iptal edilen siparişler düşülür. Ürün sayıları
         *     ve azalan ürünler dönemden bağımsızdır.
         */
        get: operations["getStoreStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/suppliers/{supplierId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Bir tedarikçinin mağazası
         * @description Yalnızca satıştaki ürünler. `product_ids` verilirse öteki filtreler ve sayfalama uygulanmaz; artık satılmayanlar
         *     gelmez. Ortaklık gerekmez: ilk sipariş onu açar.
         */
        get: operations["listStoreProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/suppliers/{supplierId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sipariş verir; ilk sipariş ortaklığı açar
         * @description Ad, birim ve fiyat sipariş anındaki üründen alınır. Bir satır sığmazsa ya da görülen fiyat değiştiyse sipariş verilmez:
         *     409 `order.price_changed` ve `order.stock_short` cevaplarının `present.lines` alanı satırları şimdiki fiyat ve stoklarıyla
         *     taşır. Aynı ürünün satırları birleştirilir. KDV oranı, içerik ve kod da sipariş anındaki üründen alınır. İstenen teslim
         *     günü ve tutar, tedarikçinin teslimat koşullarına uymalıdır.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/orders/seen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Durumu değişen siparişler görüldü
         * @description Şirketin bütün siparişlerinden `is_changed` işaretini kaldırır; siparişlerin kendisi değişmez. Rozet sayısı
         *     (`changed_orders`) sıfırlanır.
         */
        post: operations["markOrdersSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kendi şirketinin siparişleri, yeniden eskiye; alıcı ya da satıcı olarak
         * @description Catering aldığı, tedarikçi sattığı siparişleri görür. `catering_id` ya da `supplier_id` verilirse oturumdaki şirket
         *     olmalıdır. Arama karşı tarafın adında yapılır.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Bir sipariş ve durumlarının geçmişi
         * @description Alıcı da satıcı da okur. Satırlar sipariş anındaki ad, birim, içerik, fiyat ve KDV oranıdır; `delivered_quantity` ile
         *     `returned_quantity` gerçekten teslim edileni söyler; geçmiş, her durumu kimin ne zaman verdiğini
         *     söyler.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Siparişin durumunu değiştirir; alıcı yalnızca bekleyen siparişini iptal eder
         * @description İptal, stoku bir kez geri verir; iptalden dönmek stoku yeniden alır ya da yetmiyorsa reddedilir. Teslim edilmiş
         *     sipariş 24 saat içinde düzeltilebilir. `seen_status` verilirse ve durum bu arada değiştiyse 409 döner. İki şirketin
         *     işlem kayıtlarına yazılır.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/catering/{companyId}/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Cateringin malzemeleri, ada göre; bağlı ürünleriyle
         * @description Ürünlerin fiyatı, sözleşme fiyatlarını görebilenlere (3. seviye ve üstü) verilir; ötekiler için `null`.
         */
        get: operations["listIngredients"];
        put?: never;
        /**
         * Malzeme ekler
         * @description Ad tektir (büyük küçük harf ayrılmaz). Bağlı ürünlerden en çok biri tercih edilir; hiçbiri seçilmezse ilki. Bir ürün tek
         *     bir malzemeye bağlanır. İşlem kayıtlarına yazılır.
         */
        post: operations["createIngredient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/ingredients/{ingredientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                ingredientId: components["parameters"]["IngredientId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Malzemeyi değiştirir
         * @description `links` verilirse listede olmayan bağlar kapatılır; silinmez, çünkü eski siparişlerin içeriği onlardan okunur. Bir reçetede,
         *     bağda ya da sayımda kullanılan malzemenin birimi değişmez. `version` verilirse ve malzeme bu arada değiştiyse 409 döner,
         *     `present` şimdiki hâlidir. İşlem kayıtlarına yazılır.
         */
        put: operations["updateIngredient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Yemek kütüphanesinin bileşenleri ve reçeteleri, ada göre
         * @description Reçetesi olmayan bileşenler de vardır. Maliyet, verilen günde yürürlükte olan reçeteden ve tercih edilen ürünlerin bugünkü
         *     fiyatından, KDV'siz hesaplanır; sözleşme fiyatlarını göremeyenler (1. ve 2. seviye) için `null`. Fiyatı bilinmeyen malzeme
         *     sıfır sayılmaz: `cost.is_complete` yanlışsa maliyet en az bu kadardır ve eksikler `cost.unknown` listesindedir.
         */
        get: operations["listRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/recipes/{componentKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        /**
         * Bir bileşenin verilen günde yürürlükte olan reçetesi
         * @description Reçetesi olmayan bir bileşende `starts_on` `null`, `lines` boştur. Brüt = net ÷ (1 − fire). Maliyet `listRecipes` gibi hesaplanır.
         */
        get: operations["getRecipe"];
        /**
         * Reçeteyi verilen günden başlayarak değiştirir
         * @description Yeni bir sürüm olur; önceki günlerin reçetesi ve maliyeti değişmez. Aynı günün sürümü yerine geçer. Malzemesi olmayan reçete,
         *     o günden sonra reçete yok demektir. Bir satır ya bir malzeme (`ingredient_id`) ya da başka bir reçetedir (`recipe_key`, birimi
         *     porsiyon). `seen_revision` verilirse ve reçete bu arada değiştiyse 409 döner. İşlem kayıtlarına yazılır.
         */
        put: operations["saveRecipe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/recipes/{componentKey}/portion-factors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Firmaların bu bileşende porsiyon oranı
         * @description Verilen firmalarınki değişir, ötekiler kalır; 100 oranı kaldırır. İşlem kayıtlarına yazılır.
         */
        put: operations["savePortionFactors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/recipe-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir günün reçeteleri, o gün pişirilecek miktarlarla (ocak başı baskısı)
         * @description Planın pişirileceği ya da mutfağın kendi sayısı kadar porsiyon için; firmaların porsiyon oranlarıyla. Reçetenin içindeki
         *     reçeteler ayrı birer sayfadır. Fiyat yoktur.
         */
        get: operations["listRecipeSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/recipe-book": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Yürürlükteki bütün reçeteler (.xlsx); değiştirilip geri verilebilir
         * @description Her satırda bir malzeme, ada göre sıralı, `importRecipes` ile geri verilebilecek sütunlarla; fiyat yoktur. Bütün hücreler
         *     metindir ve formül gibi başlayanlar etkisizleştirilir.
         */
        get: operations["exportRecipes"];
        put?: never;
        /**
         * Bir dosyadaki reçeteleri alır; iyi reçeteler alınır, hatalı satırlar tek tek bildirilir
         * @description `.xlsx` ya da `.xls` dosyası, en fazla 5 MB ve 10.000 satır; gizli sayfalar okunmaz. Her satır bir malzemedir, bileşenin adı
         *     boşsa üstteki bileşene aittir; birimi porsiyon olan satır başka bir reçetedir. Porsiyon sayısı, gramaj ve yapılış sütunu
         *     olmayan dosya bunları değiştirmez. Bilinmeyen malzemeler, yazılan birimle eklenir. Bir satırı hatalı olan reçete alınmaz.
         *     Alınanlar bugünden başlar; yürürlükteki gibi olanlar yeniden yazılmaz. `is_preview` ile hiçbir şey yazılmaz, ne olacağı
         *     söylenir. İşlem kayıtlarına yazılır.
         */
        post: operations["importRecipes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/purchase-needs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Verilen günlerin malzeme ihtiyacı, tedarikçiye göre alınacaklar
         * @description Bir malzemenin ihtiyacı önce bütün günler ve bileşenler üzerinden toplanır; sonra depodaki ve yoldaki siparişler bir kez
         *     düşülür; eksik, bütün satış birimlerine ve en az siparişe yukarı yuvarlanır. Hesap tam kesirlerledir; sonuç ihtiyacın altında
         *     kalmaz. Hesaba katılamayanlar `left_out` listesindedir ve sıfır sayılmaz. Fiyatlar KDV'sizdir ve sözleşme fiyatlarını
         *     göremeyenler (1. ve 2. seviye) için `null`.
         */
        get: operations["getPurchaseNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/purchase-needs/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Verilen günlerin alınacakları (.xlsx)
         * @description `getPurchaseNeeds` cevabı üç sayfada: tedarikçiye göre alınacaklar, ihtiyacın geldiği gün ve bileşenler, hesaba
         *     katılamayanlar. Miktarlar kg, L ya da adettir ve sayıdır, günler tarihtir. Sözleşme fiyatlarını göremeyenlerin (1. ve
         *     2. seviye) dosyasında fiyat sütunları yoktur.
         */
        get: operations["exportPurchaseNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/ingredients/{ingredientId}/purchase-sources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                ingredientId: components["parameters"]["IngredientId"];
            };
            cookie?: never;
        };
        /**
         * Bir malzemenin ihtiyacının geldiği günler ve bileşenler
         * @description `getPurchaseNeeds` cevabındaki `needed` bunların toplamıdır; bileşenin içindeki reçeteler de sayılır.
         */
        get: operations["listPurchaseSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/shelf-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Depodaki malzemeler; son sayımdan sonra pişenler düşülmüş, teslim alınanlar eklenmiş olarak
         * @description Hiç sayılmamış ya da son sayımı 31 günden eski olan malzemede `on_shelf` `null`.
         */
        get: operations["listShelf"];
        put?: never;
        /**
         * Depo sayımı
         * @description `date` ve `serving_time`, sayımdan önce pişmiş son servistir: o saatte başlayan ve daha önceki servisler pişmiş sayılır;
         *     `serving_time` `null` ise o günün hiçbir servisi. Şu andan sonra teslim alınanlar
         *     eklenir. Gelecekte, 31 günden eski ya da malzemenin son sayımından önce olamaz. İşlem kayıtlarına yazılır.
         */
        post: operations["saveShelfCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/costs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir ayın malzeme maliyeti; firmalara ve bileşenlere göre, sözleşme tutarının yanında
         * @description Bir günün maliyeti, gün bitince (Europe/Istanbul) o günün reçeteleri ve tercih edilen ürünlerin o günkü fiyatıyla hesaplanır,
         *     saklanır ve bir daha değişmez. Pişirilenlerin bütünüdür: pay ve mutfağın kendi sayısı firmalara, aldıkları porsiyonlar oranında
         *     dağıtılır. Fiyatı ya da reçetesi olmayan sıfır sayılmaz: `is_complete` yanlışsa maliyet en az bu kadardır, eksikler
         *     `unpriced` ve `without_recipe` listelerindedir. `billed`, kesinleşen öğünler ile o gün geçerli olan birim fiyatın
         *     çarpımıdır; sözleşme fiyatı olmayan öğünler `unbilled_portions` ile verilir. Tutarlar KDV'sizdir.
         */
        get: operations["getMonthCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/costs/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Bir ayın malzeme maliyeti (.xlsx)
         * @description `getMonthCosts` cevabı dört sayfada: ayın toplamları, firmalar, bileşenler ve günler; listeler kısaltılmaz. Tutarlar, öğünler
         *     ve paylar sayıdır, günler tarihtir. Bir tutar en az bu kadarsa yanında *En az* yazar, bilinmeyenler adlarıyla verilir.
         *     Firmaların ve bileşenlerin maliyeti dört ondalıkladır; böylece toplamları ayın toplamını tutar.
         */
        get: operations["exportMonthCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catering/{companyId}/costs/{corpId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        /**
         * Bir firmanın bir aydaki günleri; malzeme maliyeti ve sözleşme tutarı
         * @description `getMonthCosts` gibi hesaplanır. Cateringin bu ay yemek pişirmediği bir firmada `days` boştur.
         */
        get: operations["getFirmCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bağlantının gönderildiği e-posta adresini onaylar
         * @description Bağlantı bir kez ve 30 gün, kişi o adresi kullandığı sürece geçerlidir. Adres onaylanınca o kişiye e-posta gönderilebilir;
         *     adresle giriş yapılmaz, telefon değişmez.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir e-postanın türünü kişiye kapatır
         * @description E-posta programlarının tek tıkla abonelikten çıkma düğmesi de bunu kullanır (RFC 8058), bu yüzden gövde okunmaz.
         *     Yinelemek zararsızdır. Kişi türü *Hesabım* sayfasında yeniden açabilir.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin e-posta adresi ve hangi konularda e-posta aldığı
         * @description Üç şirket türünün bütün kişileri içindir; yalnızca kişiyi ilgilendiren türler gelir. `is_on` bu kurulumun e-posta gönderip
         *     göndermediğini söyler.
         */
        get: operations["getMailSettings"];
        /**
         * Kişinin kendi e-posta adresi ve e-posta türleri
         * @description Verilmeyen alan olduğu gibi kalır. Değişen adres onayını yitirir: yeni adrese onay bağlantısı, onaylı eski adrese haber
         *     gönderilir. Adres bir günde en fazla beş kez değişir. Türü kişiyi ilgilendirmeyen bir anahtar dikkate alınmaz.
         */
        put: operations["saveMailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/mail-settings/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kişinin adresine onay bağlantısını yeniden gönderir
         * @description Bir adrese günde bir kez gönderilir. Adres onaylıysa bir şey gönderilmez.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yazılan bütün duyurular, yeniden eskiye
         * @description Süresi dolanlar ve geri çekilenler de gelir. Toplam sayı verilmez; sonraki sayfa olup olmadığını `has_more` söyler.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Herkese ya da bir kesime duyuru yazar
         * @description İlgililer duyuruyu, başlangıcından bitişine kadar bütün sayfaların üstünde görür; metni ve süresi değiştirilemez.
         *     Başlangıç verilmezse ya da geçmişse hemen başlar. Saatler Türkiye saatidir. Aynı anda en çok üç duyuru gösterilir.
         */
        post: operations["writeAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/announcements/{announcementId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                announcementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Bir duyuruyu süresi dolmadan geri çeker
         * @description Artık kimseye gösterilmez; geçmişte kalır. Açık duran sayfalardan bir sonraki yenilemede kalkar.
         */
        put: operations["withdrawAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yöneticilere hangi olayların, hangi cihaza bildirildiği
         * @description Bildirimler bütün kurulum için tektir: hangi yönetici bakarsa baksın aynı tercihleri ve aynı cihazı görür.
         */
        get: operations["getAdminNotificationSettings"];
        put?: never;
        /**
         * Bildirilecek olaylar
         * @description Bütün kurulumun tercihlerini değiştirir. Kapatılan bir olay cihaza gönderilmez; cihazın aboneliği kalır.
         */
        post: operations["saveAdminNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yönetici bildirimleri bundan sonra yalnızca bu cihaza gönderilir
         * @description Önceki cihaz, başka bir yöneticinin olsa da, artık bildirim almaz. Abonelik oturumla birlikte bitmez; yönetici
         *     silinince ya da şifresi sıfırlanınca biter.
         */
        post: operations["subscribeAdministratorToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bu cihazda yönetici bildirimlerini kapatır; yerini başka bir cihaz aldıysa o cihaz kalır
         * @description Cihaz, bildirim adresiyle söylenir. Zaten kapalıysa da başarılıdır; tercihler olduğu gibi kalır.
         */
        post: operations["unsubscribeAdministratorFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/push/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Geçerli cihaza hemen bir test bildirimi gönderir
         * @description Push servisinin cevabını bekler, ama ne dediğini göstermez. Servis cihazı artık tanımıyorsa abonelik silinir.
         */
        post: operations["testAdminPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin bildirimleri, en yenisi önce; en az 180 gün saklanır
         * @description Üç şirket türünün bütün kişileri içindir. `only_unread` ile `only_read` verilmezse hepsi gelir. Bir mesajın bildirimi `message_id` taşır. Okumak okundu yapmaz.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bütün bildirimleri okundu sayar
         * @description Daha sonra gelecek bildirimler okunmamış kalır. Mesajların kendileri okundu sayılmaz.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20743-354a-7b99-b677-3a843ffe3860 */
                notificationId: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir bildirimi okundu sayar; okunmuş olan okunmuş kalır
         * @description Yeniden çağırmak zararsızdır. Başkasının bildirimi yokmuş gibi görünür.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Çalışanın bildirim tercihleri
         * @description Hiç kaydedilmemişse ikisi de açıktır. Cihazlara gönderim bunlardan ayrıdır (`subscribeToPush`).
         */
        get: operations["getNotificationSettings"];
        put?: never;
        /**
         * Bildirim tercihlerini kaydeder
         * @description `choice_reminders_enabled` verilmezse olduğu gibi kalır. Gelen kutusundaki eski bildirimler kalır; bu cihaza gönderim
         *     `subscribeToPush` ile ayrıca açılır.
         */
        post: operations["saveNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tarayıcının bildirimlere abone olurken kullandığı anahtar; bildirim gönderilmiyorsa null
         * @description Anahtar gizli değildir ve kurulum başına tektir. `enabled` `false` ise bu kurulum push bildirimi göndermez.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bildirimler, bu oturum sürdükçe, bu cihaza da gönderilir
         * @description Yeniden çağırmak zararsızdır; uygulama her açılışta çağırır. Bir kişinin en fazla on cihazı olur; abonelik oturumla
         *     birlikte biter. Adres, tanınan bir push servisinin https adresi olmalıdır.
         */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bildirimler bu cihaza artık gönderilmez; gönderilmiyorsa da başarılıdır
         * @description Yalnızca verilen adresteki cihazı kapatır; kişinin öteki cihazları ve gelen kutusu etkilenmez.
         */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Süreç ayakta mı
         * @description Süreç cevap verebiliyorsa başarılıdır. Veritabanına bakmaz; hazır olup olmadığını `checkReadiness` söyler.
         */
        get: operations["checkLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sunucu istek almaya hazır mı
         * @description Veritabanına küçük bir soru sorar. Sunucu kapanmaya başladıktan sonra, elindeki istekleri bitirirken de 503 verir; yük
         *     dengeleyiciler yeni istekleri buna bakarak başka yere gönderir.
         */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sunucu bu adreste kendisi mi ve hangi veritabanıyla çalışıyor
         * @description Komut satırı, yük testinden önce sorar: soruyu kendi veritabanına yazar, yalnızca aynı veritabanıyla çalışan sunucu
         *     yanıtlayabilir. Kanıt sorulan adrese bağlıdır (HMAC-SHA256); sunucu yalnızca PUBLIC_URL ve bağlantıyı aldığı kendi IP adresi
         *     için yanıt verir, bu yüzden başka bir sunucu soruyu ileterek onun yerine geçemez. Soru bir kullanımlıktır. Bir ağ
         *     adresinden dakikada en fazla 60 kez sorulur.
         */
        get: operations["proveServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bu sunucunun ölçümleri, Prometheus metin biçiminde
         * @description Yalnızca METRICS_TOKEN ayarı verilmişse vardır; verilmemişse bilinmeyen bir adres gibi cevap verir. Bir oturumu ya da
         *     yazılım anahtarını değil, o ayardaki anahtarı bekler. Ölçümlerde kişi ve şirket yoktur: etiketler işlemler ve HTTP
         *     durumlarıdır. Birden çok sunucu varsa her biri kendi ölçümlerini verir; veritabanından okunanlar hepsinde aynıdır.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platformun durumu
         * @description Sürüm, çalışmaya başlama anı, veritabanının sürümü ve boyutu, bekleyen işler ve açık oturumlar. Ayar değerlerini ve
         *     gizli bilgileri göstermez.
         */
        get: operations["getPlatformHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gönderilen, bekleyen ve gönderilemeyen e-postaların sayıları
         * @description Bütün şirketler için birlikte, türe ve İstanbul’daki güne göre; son 14 gün. Kimseyi ve hiçbir metni göstermez.
         */
        get: operations["getEmailFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yük testleri; liste sabittir
         * @description Testler üründe sabittir; adres, başlık ya da gövde verilemez. `rate_limit_rps` boşsa test olabildiğince hızlı sürer.
         */
        get: operations["listLoadTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sunucunun kendi adresine karşı bir yük testi başlatır; aynı anda yalnızca bir test çalışır
         * @description Test, cevaptan sonra ayrı bir süreçte sürer; gidişi `getLoadRun` ile izlenir. Hedef her zaman sunucunun kendi
         *     adresidir. Yazan ve giriş yapan testler yalnızca kendi yapay şirketlerinde çalışır, bu şirketler sonunda silinir.
         */
        post: operations["startLoadTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/stop/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Çalışan testi durdurur
         * @description Durmasını ister ve beklemeden döner; test birkaç saniye içinde `stopped` olur. O ana kadarki ölçümler saklanır.
         */
        post: operations["stopLoadTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/status/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Bir çalıştırmanın şu anki durumu
         * @description Süren bir testte saniye saniye ilerler. `passed` ve `reasons` ancak test bitince bilinir.
         */
        get: operations["getLoadRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/summary/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Bitmiş bir çalıştırmanın özeti ve sonucu
         * @description Ölçüleri, eşiklerini ve hangisinin tutmadığını verir. Süren ya da yarıda kalan çalıştırmanın özeti yoktur.
         */
        get: operations["getLoadSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/perf/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son 20 çalıştırma, yeniden eskiye, ve her testin en son sonucu
         * @description `report` yalnızca sonuna kadar sürmüş çalıştırmalardan oluşur: durdurulan ya da yarıda kalan bir çalıştırma, testin
         *     önceki sonucunun yerine geçmez.
         */
        get: operations["listLoadRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-notice/responsible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir şirketin çalışanları için veri sorumlusu ve veri işleyen
         * @description Aydınlatma metninin başında yazar. Şirket verilmezse ya da bilinmiyorsa `controller` null, işleten yazılmamışsa
         *     `processor` null gelir. Aramayla aynı sınıra sayılır.
         */
        get: operations["getResponsible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin kendi hakkında saklanan her şey, tek dosyada
         * @description Üç şirket türünün bütün kişileri içindir. Dosya eksiksizdir: hesap, başvurular, vardiyalar, seçimler ve puanlar, istekler, mesajlar,
         *     bildirimler, e-postalar, oturumlar ve kişinin adıyla kayıtlı işlemler. Şifre özetleri, kodlar ve bağlantıların gizli parçaları ile
         *     başkalarının adları ve yazdıkları dosyada yoktur.
         */
        get: operations["getOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Kişilerin bilgi ve silme talepleri; bekleyenler önce, son günü en yakın olandan başlayarak
         * @description Şirket her talebi 30 gün içinde yanıtlamak zorundadır (KVKK madde 13). Sonuçlananlar da listede kalır, yeniden eskiye.
         */
        get: operations["listPrivacyRequests"];
        put?: never;
        /**
         * Kâğıtla ya da başka yoldan gelen bir talebi kaydeder
         * @description Otuz günlük süre talebin geldiği günden başlar; gün verilmezse bugün sayılır. Aynı kişinin aynı türden yanıt bekleyen tek
         *     bir talebi olabilir. Karar verebilecek öteki yöneticilere bildirilir, işlem kayıtlarına yazılır.
         */
        post: operations["recordPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/privacy-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
                requestId: components["parameters"]["PrivacyRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Talebi yerine getirilmiş ya da reddedilmiş olarak sonuçlandırır
         * @description Kişiyi değiştirebilen bir yönetici sonuçlandırır, kişinin kendisi değil. Ret ve bilgi talebi için `answer` zorunludur:
         *     neden reddedildiği ya da dosyanın nasıl verildiği. Kişi sonucu bildirim ve e-posta ile öğrenir. Karar geri alınamaz.
         */
        put: operations["answerPrivacyRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Kişinin kendi bilgi ve silme talepleri, yeniden eskiye
         * @description Üç şirket türünün bütün kişileri içindir; son 20 talep gelir.
         */
        get: operations["listOwnPrivacyRequests"];
        put?: never;
        /**
         * Kişi verilerini ya da silinmesini ister
         * @description Şirketin yanıtlaması için 30 gün vardır. Karar verebilecek yöneticilere bildirim ve e-posta ile haber verilir. Bir kişinin
         *     aynı türden yanıt bekleyen tek bir talebi olabilir.
         */
        post: operations["createPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual/{companyId}/{userId}/privacy-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
                requestId: components["parameters"]["PrivacyRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Kişi yanıtlanmamış talebini geri çeker
         * @description Yeniden talepte bulunabilir; süre o zaman baştan başlar.
         */
        delete: operations["withdrawPrivacyRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{companyId}/retention": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Firmanın seçimlerinde kişinin kaç ay saklandığı
         * @description Ay, yemeğin gününden sayılır. Süre belirlenmediyse 13 aydır.
         */
        get: operations["getRetention"];
        /**
         * Firmanın seçimlerinde kişinin kaç ay saklanacağını belirler
         * @description Ay, yemeğin gününden sayılır. Daha eski seçimler kişisini kalıcı olarak kaybeder; sayılar, kesin listeler ve mutabakatlar
         *     değişmez. Süre uzatılınca kaybolmuş kişiler geri gelmez. İşlem kayıtlarına yazılır.
         */
        put: operations["setRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Şirketin işlem kayıtları, yeniden eskiye
         * @description Kayıtlar değiştirilemez ve silinemez. `user_id`, o kişiyle ilgili kayıtları seçer. Toplam sayı verilmez; sonraki sayfa
         *     olup olmadığını `has_more` söyler.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/audit-logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Filtrelenen işlem kayıtları (.xlsx), en fazla 100.000 kayıt
         * @description Bütün hücreler metindir; formül gibi başlayan metinler etkisizleştirilir. Dosya akış hâlinde gönderilir. Aralıkta
         *     100.000 kayıttan fazlası varsa hiçbiri gönderilmez.
         */
        get: operations["exportAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platform yöneticilerinin bütün şirketlerde yaptıkları, yeniden eskiye
         * @description Her kayıt, ilgili şirketin kendi kayıtlarında da vardır. Kişilerin ve komut satırının yaptıkları gelmez.
         */
        get: operations["listAdminLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{type}/{companyId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yemek, ürün ya da logo için bir resim yükler
         * @description Gövde, resmin kendisidir (en fazla 2 MB). Türü içeriğinden tanınır: PNG, JPEG ya da WebP, hareketsiz. Resim yeniden çizilir
         *     (uzun kenarı en fazla 1200 piksel), dosyadaki başka hiçbir bilgi saklanmaz. Aynı resim bir şirkette bir kez saklanır.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{companyId}/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example B9fUP-ndFR5A8KjVTFIRqGAbBOSo-nrVfqXnPk_6fko */
                imageId: ImageId;
            };
            cookie?: never;
        };
        /**
         * Yüklenmiş bir resim; adresini bilen herkese
         * @description Adres tahmin edilemez ve gösterdiği resim hiç değişmez, bu yüzden tarayıcılar onu bir yıl saklar.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description UUIDv7
         * @example 019bb153-d6c9-796d-a763-b7a969b1028e
         */
        Id: string;
        /**
         * Format: date
         * @description YYYY-AA-GG, 1900 ile 2999 yılları arasında
         * @example 2026-11-24
         */
        LocalDate: string;
        /**
         * @description SS:DD
         * @example 06:00
         */
        LocalTime: string;
        /**
         * Format: date-time
         * @description UTC
         * @example 2026-11-23T07:15:00.000Z
         */
        Instant: string;
        /**
         * Format: int32
         * @example 12
         */
        Count: number;
        /** @constant */
        Success: true;
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Geçersiz istek",
         *       "status": 400,
         *       "detail": "Gönderilen bilgiler hatalı: Telefon zorunludur.",
         *       "code": "request.invalid",
         *       "success": false,
         *       "errors": [
         *         {
         *           "path": "phone",
         *           "message": "zorunludur"
         *         }
         *       ]
         *     }
         */
        Problem: {
            /** @example about:blank */
            type: string;
            /** @example Geçersiz istek */
            title: string;
            /**
             * Format: int32
             * @example 400
             */
            status: number;
            /**
             * @description Ekranda olduğu gibi gösterilecek Türkçe cümle
             * @example Gönderilen bilgiler hatalı: Telefon zorunludur.
             */
            detail: string;
            /**
             * @description Makine için sabit kod, `şey.neden`
             * @example request.invalid
             */
            code: string;
            /** @constant */
            success: false;
            errors?: {
                /** @example phone */
                path: string;
                /** @example zorunludur */
                message: string;
            }[];
            /** @description Kayıt bu arada değiştiyse şimdiki hâli; siparişte `lines` */
            present?: {
                [key: string]: unknown;
            };
        };
        /**
         * Format: int32
         * @description Düzenlenen kaydın sürümü; kayıt bu arada değiştiyse 409. 0, henüz kayıt yoktu demektir; verilmezse bakılmaz.
         * @example 3
         */
        SeenVersion: number;
        /**
         * Format: int32
         * @description Her değişiklikte artar
         * @example 3
         */
        Version: number;
        /**
         * @description En fazla iki ondalık
         * @example 128.5
         */
        Lira: number;
        /** @example 128.5 */
        LiraOrNone: number | null;
        /**
         * Format: date
         * @example 2027-01-11
         */
        DateOrNone: string | null;
        /** @enum {string} */
        Role: "individual" | "corporate1" | "corporate2" | "corporate3" | "corporate4" | "corporateOwner";
        /**
         * @description Çok kullanılan şifreler, şirketin adı, kişinin kendi adı ve telefonu 422 ile reddedilir
         * @example mavi-defter-27
         */
        NewPassword: string;
        /**
         * @description Bu cihazda aynı hesabın önceki girişinin verdiği `device_token`; geçersizse dikkate alınmaz
         * @example 1795418100.AIcqGWS1DxvZg7XgpHcbJw.qOEbodmdA1hJXF0XSa9wC00RlRy2oRo7tDdrYc_iCLs
         */
        KnownDevice: string;
        /**
         * @description Oturum kapansa da cihazda saklanır, bu hesabın sonraki girişinde gönderilir; bir yıl geçerlidir
         * @example 1795418100.AIcqGWS1DxvZg7XgpHcbJw.qOEbodmdA1hJXF0XSa9wC00RlRy2oRo7tDdrYc_iCLs
         */
        DeviceToken: string;
        OwnCompany: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            type: components["schemas"]["CompanyType"];
            /** @example poyraz-otomotiv */
            slug: string;
            /** @example null */
            logo_url: string | null;
        };
        Profile: {
            id: components["schemas"]["Id"];
            /** @example Zeynep Kaya */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @example 5551000008 */
            phone: string;
            /** @example zeynep.kaya@poyrazotomotiv.example */
            email: string | null;
            company: components["schemas"]["OwnCompany"];
            /**
             * @description Bu oturumun açtığı alan
             * @enum {string}
             */
            area: "individual" | "company";
            capabilities: components["schemas"]["Capability"][];
            /** @example false */
            must_change_password: boolean;
            /** @description Kişiye şu anda gösterilen duyurular */
            announcements: components["schemas"]["Announcement"][];
            /** @description Bu oturumun imzalı adres parçaları; adres çubuğundakiler bunlarla aynı olmalıdır */
            segments: {
                /** @example eyJ1c2VyX2lkIjoiMDE5YmIxNTMtZDZjOS03OTZkLWE3NjMtYjdhOTY5YjEwMjhlIn0.YqW07K5bymmjdFh4sa-aPi1jDJD4AhBkaIAfKwMaFAQ */
                user: string;
                /** @example eyJjb21wYW55X3R5cGUiOiJjb3Jwb3JhdGUifQ.0JgGKMUQefBhEVeJwQV-SLCP1JQdR-SiEvHemxMYP1M */
                company_type: string;
                /** @example eyJjb21wYW55X2lkIjoiMDE5YmIxNTctN2Q2NS03NTA3LWIxZDktNDJmOGJiNmI1ZGViIn0.zfbvokIFykM_TkVreyg2Ef7-0XO_3m3pDL_srqP1JMc */
                company: string;
            };
        };
        /** @enum {string} */
        Capability: "eat" | "readShifts" | "manageShifts" | "readCompany" | "readEmployees" | "manageEmployees" | "decideApplications" | "readSettings" | "writeSettings" | "readLog" | "readPartners" | "readContracts" | "manageContracts" | "readKitchen" | "readLists" | "writeMenus" | "answerRequests" | "useMail" | "uploadImages" | "resetPasswords" | "manageKeys" | "confirmDeliveries" | "manageGuests" | "closeDays" | "settle" | "manageAbsences" | "manageContribution" | "readProducts" | "manageProducts" | "readOrders" | "manageOrders";
        OpenedSession: {
            success: components["schemas"]["Success"];
            /**
             * @description Authorization: Bearer başlığında taşınır
             * @example Z3V4-kgN99qlFyM6aorC7FpbiO7Joy4XZFdL-XwUD_0
             */
            token: string;
            device_token: components["schemas"]["DeviceToken"];
            /** @example Giriş başarılı. */
            message: string;
            /**
             * @description Sunucunun kurduğu göreli adres
             * @example /individual/eyJ1c2VyX2lkIjoiMDE5YmIxNTMtZDZjOS03OTZkLWE3NjMtYjdhOTY5YjEwMjhlIn0.YqW07K5bymmjdFh4sa-aPi1jDJD4AhBkaIAfKwMaFAQ/eyJjb21wYW55X2lkIjoiMDE5YmIxNTctN2Q2NS03NTA3LWIxZDktNDJmOGJiNmI1ZGViIn0.zfbvokIFykM_TkVreyg2Ef7-0XO_3m3pDL_srqP1JMc/dashboard
             */
            redirect_url: string;
            /**
             * @description Tek kullanımlık şifre ile girildi; şifre değişene kadar başka işlem yapılamaz
             * @example false
             */
            must_change_password: boolean;
        };
        OpenedAdminSession: {
            success: components["schemas"]["Success"];
            /** @example Z3V4-kgN99qlFyM6aorC7FpbiO7Joy4XZFdL-XwUD_0 */
            token: string;
            device_token: components["schemas"]["DeviceToken"];
        };
        /** @example Q1hMaB3sT0pW2xEoKc9dV7uYzN5rJfLi8gXvA6ePmkw */
        Challenge: string;
        /** @description Şifre doğru; oturumu ikinci adım açar */
        SecondStepNeeded: {
            success: components["schemas"]["Success"];
            second_step: {
                challenge: components["schemas"]["Challenge"];
                /** @description Bu ana kadar geçerlidir */
                expires_at: components["schemas"]["Instant"];
                /** @description Geçiş anahtarıyla giriş için; kişinin anahtarı yoksa null */
                passkey: components["schemas"]["PasskeyQuestion"] | null;
            };
        };
        /** @example 492039 */
        SecondFactorCode: string;
        /**
         * @description Anahtarın imzalayacağı değer
         * @example Q1hMaB3sT0pW2xEoKc9dV7uYzN5rJfLi8gXvA6ePmkw
         */
        PasskeyChallenge: string;
        /**
         * @description Anahtarın bağlı olduğu sunucu adı; başka sitelerde kullanılamaz
         * @example tabldot.example
         */
        PasskeySite: string;
        /** @example K3xq0b9vTQm2yJ7sLwR4dA */
        PasskeyCredential: string;
        /** @description Hesabın geçiş anahtarları */
        PasskeyCredentials: components["schemas"]["PasskeyCredential"][];
        /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
        PasskeyClientData: string;
        PasskeyQuestion: {
            challenge: components["schemas"]["PasskeyChallenge"];
            site: components["schemas"]["PasskeySite"];
            credentials: components["schemas"]["PasskeyCredentials"];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            /** @example Dizüstü */
            name: string;
            created_at: components["schemas"]["Instant"];
            /** @example null */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        SecondFactor: {
            /** @example true */
            is_on: boolean;
            /** @description Açıldığı an */
            since: components["schemas"]["Instant"] | null;
            /**
             * Format: int32
             * @description Kullanılmamış kurtarma kodları
             * @example 8
             */
            recovery_codes_left: number;
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @enum {string} */
        KeyRole: "corporate1" | "corporate2" | "corporate3" | "corporate4" | "corporateOwner";
        /** @description Bir yazılımın bu API'yi kullandığı anahtar */
        Key: {
            /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
            id: components["schemas"]["Id"];
            /** @example Logo bordro aktarımı */
            name: string;
            role: components["schemas"]["KeyRole"];
            /**
             * @description İzin verilen adresler ve ağlar; boşsa hepsi
             * @example [
             *       "185.86.6.14",
             *       "10.20.0.0/16"
             *     ]
             */
            addresses: string[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            created_at: components["schemas"]["Instant"];
            /**
             * @description Oluşturan kişi; komut satırında oluşturulduysa null
             * @example Mehmet Demir
             */
            created_by_name: string | null;
            /**
             * @description Oluşturan kişi şirkette hâlâ aktif mi; anahtar o ayrılınca da geçerli kalır
             * @example true
             */
            is_creator_active: boolean;
            /** @example 2027-02-20T21:00:00.000Z */
            expires_at: components["schemas"]["Instant"];
            /** @example null */
            revoked_at: components["schemas"]["Instant"] | null;
            /**
             * @description Dakikada en fazla bir kez güncellenir
             * @example 2026-11-23T07:14:00.000Z
             */
            last_used_at: components["schemas"]["Instant"] | null;
            /**
             * @description Son kullanıldığı IP adresi
             * @example 185.86.6.14
             */
            last_used_address: string | null;
        };
        /**
         * Format: email
         * @example zeynep.kaya@poyrazotomotiv.example
         */
        Email: string;
        /** @example 0224 500 10 10 */
        ContactPhone: string;
        /**
         * @description Kişiye gösterilen aydınlatma metninin sürümü. Verilirse zamanıyla saklanır; yürürlükteki sürüm değilse istek 409 ile
         *     reddedilir. Verilmezse hiçbir şey saklanmaz.
         * @example 2026-11
         */
        PrivacyVersion: string;
        PrivacyNotice: {
            /** @example 2026-11 */
            version: string;
            /** @example Kişisel verilerle ilgili aydınlatma metni */
            title: string;
            sections: {
                /** @example Hangi verileri tutuyoruz? */
                heading: string;
                /**
                 * @example [
                 *       "Yemek seçimleriniz, verdiğiniz puanlar, mutfağa yazdığınız istekler ve bildirim ayarlarınız."
                 *     ]
                 */
                paragraphs: string[];
            }[];
        };
        ApplicationSummary: {
            /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
            id: components["schemas"]["Id"];
            mode: components["schemas"]["ApplicationMode"];
            status: components["schemas"]["ApplicationStatus"];
            created_at: components["schemas"]["Instant"];
        };
        Applicant: {
            full_name: components["schemas"]["FullName"];
            phone: components["schemas"]["PhoneInput"];
            email: components["schemas"]["Email"];
        };
        ExistingCompanyApplication: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "existing";
            applicant: components["schemas"]["Applicant"];
            password: components["schemas"]["NewPassword"];
            privacy_version?: components["schemas"]["PrivacyVersion"];
            link_secret?: components["schemas"]["LinkSecret"];
            target: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                company_id: CompanyId;
            };
        };
        NewCompanyApplication: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "new";
            applicant: components["schemas"]["Applicant"];
            password: components["schemas"]["NewPassword"];
            privacy_version?: components["schemas"]["PrivacyVersion"];
            link_secret?: components["schemas"]["LinkSecret"];
            target: {
                company_type: components["schemas"]["CompanyType"];
                new_company_payload: {
                    /** @example Poyraz Otomotiv Sanayi A.Ş. */
                    name: string;
                    tax_number?: components["schemas"]["TaxNumberInput"];
                    /** @example Organize Sanayi Bölgesi 4. Cadde No: 12, Nilüfer, Bursa */
                    address: string;
                    contact_phone: components["schemas"]["ContactPhone"];
                    /** @example Mehmet Demir */
                    owner_full_name: components["schemas"]["FullName"];
                    /** @example 0555 100 00 01 */
                    owner_phone: components["schemas"]["PhoneInput"];
                    /** @example mehmet.demir@poyrazotomotiv.example */
                    owner_email: components["schemas"]["Email"];
                };
            };
        };
        /**
         * @description Başvuranın bağlantısının sonu; gönderen, kriptografik olarak rastgele 32 bayttan base64url ile üretir. Sunucu yalnızca özetini saklar
         * @example mS0sXkq2v7f1aR9cJ4tYzH8nB6uE3wLdG5pKoViQxT0
         */
        LinkSecret: string;
        ApplicationState: {
            mode: components["schemas"]["ApplicationMode"];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * @description Kurumsal hesap değil, kendisi kaydolan bir çalışan
             * @example false
             */
            is_employee: boolean;
            company: {
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
                type: components["schemas"]["CompanyType"];
                /**
                 * @description Giriş sayfasının adresi için; yeni şirket başvurusunda null
                 * @example poyraz-otomotiv
                 */
                slug: string | null;
            };
            /**
             * @description Onaylanınca giriş yapılacak telefon; rakamları gizlenmiştir
             * @example 5*******01
             */
            phone: string;
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Bekleyen başvuruda null
             * @example null
             */
            decided_at: string | null;
            /**
             * @description Reddin nedeni
             * @example null
             */
            reason: string | null;
        };
        /** @enum {string} */
        ApplicationStatus: "pending" | "approved" | "rejected";
        Application: {
            /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * @description Kendisi kaydolan çalışanın departmanı; kurumsal hesap başvurusunda null
             * @example Üretim
             */
            department: string | null;
            applicant: {
                /** @example Zeynep Kaya */
                full_name: string;
                /** @example 5551000008 */
                phone: string;
                /**
                 * @description Kendisi kaydolan çalışandan istenmez
                 * @example zeynep.kaya@poyrazotomotiv.example
                 */
                email: string | null;
            };
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @example null */
            notes: string | null;
        };
        /** @enum {string} */
        ApplicationMode: "existing" | "new";
        RejectionReport: {
            success: components["schemas"]["Success"];
            /** @example 1 */
            rejected_count: components["schemas"]["Count"];
            refused: components["schemas"]["RefusedDecisions"];
        };
        /** @description Karar verilemeyenler ve nedenleri */
        RefusedDecisions: {
            /** @example 019bb15c-9a31-7b1e-8c77-2d4c0f1e6b52 */
            id: components["schemas"]["Id"];
            /**
             * @description Böyle bir başvuru yoksa boş
             * @example Mehmet Demir
             */
            full_name: string | null;
            /** @example application.decided */
            code: string;
            /** @example Bu başvuru daha önce sonuçlandırıldı. Sayfayı yenileyin. */
            message: string;
        }[];
        /** @enum {string} */
        CompanyType: "corporate" | "catering" | "supplier";
        CompanyHit: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            type: components["schemas"]["CompanyType"];
            /** @example poyraz-otomotiv */
            slug: string;
        };
        /**
         * @description 10 haneli vergi kimlik numarası, arada boşluk olabilir; boş ya da null, numara yok demektir. Şahıs işletmeleri boş
         *     bırakır: 11 haneli T.C. kimlik numarası alınmaz.
         * @example 1234567890
         */
        TaxNumberInput: string | null;
        /**
         * @description Vergi kimlik numarası; yoksa ya da verilmediyse null
         * @example 1234567890
         */
        TaxNumber: string | null;
        /** @description Aynı vergi kimlik numarasıyla kayıtlı öteki şirketler, önce en eskisi; en fazla 10 */
        SameTaxNumber: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            type: components["schemas"]["CompanyType"];
            address: components["schemas"]["Address"];
            /** @example true */
            is_active: boolean;
        }[];
        CompanyName: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
        };
        Address: {
            /** @example Organize Sanayi Bölgesi 4. Cadde No: 12 */
            street: string;
            /** @example Nilüfer */
            district: string;
            /** @example Bursa */
            city: string;
            /** @example 16140 */
            postal_code: string;
        };
        /**
         * @description Ortaklar birbirinin bugününü görür. Biten ortaklıkta telefon, adres, kullanıcı sayısı ve vardiyalar bittiği günkü hâliyle kalır.
         *     Teklif, gönderildiği günkü ilçeyi, ili ve kullanıcı sayısını söyler. Bunların dışında bir firmanın yalnızca adı ve ili görünür;
         *     catering ve tedarikçilerin telefonu ve adresi herkese açıktır.
         */
        CompanyCard: {
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            id: components["schemas"]["Id"];
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            name: string;
            /** @example bereket-sofrasi */
            slug: string;
            /** @example catering */
            type: components["schemas"]["CompanyType"];
            /**
             * @example {
             *       "street": "Gıda Toptancılar Sitesi B Blok No: 8",
             *       "district": "Nilüfer",
             *       "city": "Bursa",
             *       "postal_code": "16140"
             *     }
             */
            address: components["schemas"]["Address"];
            /** @example 0224 500 40 40 */
            phone: string | null;
            /**
             * @description Yetkili kişi; yalnızca aktif ortaklara
             * @example Serkan Tekin
             */
            contact_name: string | null;
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            /** @example true */
            is_active: boolean;
            /**
             * @description Aktif kullanıcı sayısı; ortağı olmayana firmanınki 0
             * @example 8
             */
            employee_count: components["schemas"]["Count"];
            ratings: {
                /**
                 * @description 5 üzerinden, bir ondalık; puan yoksa null
                 * @example 4.6
                 */
                overall: number | null;
            };
            /**
             * Format: int32
             * @description Anlaşmalı firmada çalışan sayısının yüzde 80'i, aşağı yuvarlanmış
             * @example null
             */
            daily_average: number | null;
            /**
             * Format: int32
             * @description Cateringe, anlaşmalı firmanın bugünden 14 gün sonrasına kadar menüsü olmayan günleri; her vardiya ayrı sayılır
             * @example null
             */
            missing_menu_days: number | null;
            /**
             * @description Çağıranın şirketiyle aktif ortaklığı var
             * @example true
             */
            is_partner: boolean;
            /**
             * Format: uuid
             * @description O ortaklık
             * @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292
             */
            partnership_id: PartnershipId | null;
            /**
             * Format: date-time
             * @example 2026-01-12T08:30:00.000Z
             */
            partnership_created_at: string | null;
            /** @description Çağıranla bu şirket arasındaki son teklif */
            last_offer: null | {
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                id: components["schemas"]["Id"];
                /** @example accepted */
                status: components["schemas"]["OfferStatus"];
                /** @example 2026-01-08T09:00:00.000Z */
                created_at: components["schemas"]["Instant"];
                /**
                 * Format: date-time
                 * @example 2026-01-12T08:30:00.000Z
                 */
                answered_at: string | null;
            };
        };
        EndingContract: {
            /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
            partnership_id: PartnershipId;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            company_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            company_name: string;
            /** @example 2027-01-11 */
            end_date: components["schemas"]["LocalDate"];
            /**
             * Format: int32
             * @example 49
             */
            days_left: number;
        };
        /** @description Bir başvuru, gönderilen her şeyle; şifre hiçbir yerde görünmez */
        PlatformApplication: {
            /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
            id: components["schemas"]["Id"];
            /** @example new */
            mode: components["schemas"]["ApplicationMode"];
            status: components["schemas"]["ApplicationStatus"];
            applicant: {
                /** @example Mehmet Demir */
                full_name: string;
                /** @example 5551000001 */
                phone: string;
                /** @example mehmet.demir@poyrazotomotiv.example */
                email: string;
            };
            /** @description İstenen ya da başvurulan şirket */
            company_info: {
                /**
                 * Format: uuid
                 * @description Kayıtlı şirket; yeni şirket başvurusunda null
                 * @example null
                 */
                id: string | null;
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
                type: components["schemas"]["CompanyType"];
                tax_number: components["schemas"]["TaxNumber"];
                /** @example Organize Sanayi Bölgesi 4. Cadde No: 12, Nilüfer, Bursa */
                address: string | null;
                /** @example 0224 500 10 10 */
                contact_phone: string | null;
                owner: null | {
                    /** @example Mehmet Demir */
                    full_name: string;
                    /** @example 5551000001 */
                    phone: string;
                    /** @example mehmet.demir@poyrazotomotiv.example */
                    email: string;
                };
            };
            /** @example [] */
            same_tax_number: components["schemas"]["SameTaxNumber"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /**
             * @description Kararı veren; bekleyen başvuruda ve bunun saklanmadığı eski kararlarda null
             * @example null
             */
            decided_by: string | null;
            /** @example null */
            notes: string | null;
        };
        ApplicationCounts: {
            /** @example 1 */
            pending: components["schemas"]["Count"];
            /** @example 4 */
            approved: components["schemas"]["Count"];
            /** @example 1 */
            rejected: components["schemas"]["Count"];
        };
        PlatformOverview: {
            administrator: {
                /** @example yonetici */
                username: string;
            };
            /** @example 9 */
            total_companies: components["schemas"]["Count"];
            /** @example 8 */
            active_companies: components["schemas"]["Count"];
            /** @example 1 */
            passive_companies: components["schemas"]["Count"];
            /** @description Aktif şirketler */
            companies_by_type: {
                /** @example 6 */
                corporate: components["schemas"]["Count"];
                /** @example 2 */
                catering: components["schemas"]["Count"];
                /** @example 1 */
                supplier: components["schemas"]["Count"];
            };
            /** @example 1 */
            opened_last_30_days: components["schemas"]["Count"];
            /**
             * @description Bekleyen bütün başvurular
             * @example 1
             */
            pending_applications: components["schemas"]["Count"];
            /**
             * @description Bunlardan ana yöneticinin karar vereceği yeni şirketler
             * @example 1
             */
            waiting_applications: components["schemas"]["Count"];
            /**
             * Format: date-time
             * @example 2026-11-20T09:40:00.000Z
             */
            oldest_waiting_at: string | null;
            application_counts: components["schemas"]["ApplicationCounts"];
            /** @description Son yedi gün, bugün sonda; Türkiye saatiyle */
            applications_by_day: {
                /** @example 2026-11-23 */
                date: components["schemas"]["LocalDate"];
                /** @example 1 */
                count: components["schemas"]["Count"];
            }[];
            /** @description Yöneticinin karar vereceği ilk on başvuru, en eskisinden başlayarak */
            waiting_for_you: components["schemas"]["PlatformApplication"][];
            /** @description En yeni on başvuru, yeniden eskiye */
            recent_applications: components["schemas"]["PlatformApplication"][];
            /** @description Her durumdan en yeni on başvuru, yeniden eskiye */
            recent_by_status: {
                pending: components["schemas"]["PlatformApplication"][];
                /** @example [] */
                approved: components["schemas"]["PlatformApplication"][];
                /** @example [] */
                rejected: components["schemas"]["PlatformApplication"][];
            };
            /** @description Son yedek; hiç yedek alınmadıysa null */
            backup: null | {
                /**
                 * Format: date-time
                 * @description Verileri yedekte olan son an
                 * @example 2026-11-23T04:00:00.000Z
                 */
                last_good_at: string | null;
                /**
                 * @description Son iyi yedek 26 saatten eski ya da hiç yok
                 * @example false
                 */
                is_overdue: boolean;
                /**
                 * @description Son yedek alınamadıysa nedeni
                 * @example null
                 */
                failure: null | {
                    at: components["schemas"]["Instant"];
                    /**
                     * @example disk_full
                     * @enum {string}
                     */
                    reason: "disk_full" | "not_writable" | "interrupted" | "other";
                };
            };
        };
        PlatformCompany: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            /** @example poyraz-otomotiv */
            slug: string;
            type: components["schemas"]["CompanyType"];
            tax_number: components["schemas"]["TaxNumber"];
            address: components["schemas"]["Address"];
            /** @example 0224 500 10 10 */
            phone: string | null;
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            /** @example true */
            is_active: boolean;
            /**
             * @description Bütün kullanıcılar
             * @example 52
             */
            user_count: components["schemas"]["Count"];
            /**
             * @description Aktif kullanıcılar
             * @example 47
             */
            employee_count: components["schemas"]["Count"];
            version: components["schemas"]["Version"];
        };
        PlatformCompanyDetail: {
            company: components["schemas"]["PlatformCompany"];
            /** @example [] */
            same_tax_number: components["schemas"]["SameTaxNumber"];
            counts: {
                /**
                 * @description Aktif departmanlar
                 * @example 6
                 */
                departments: components["schemas"]["Count"];
                /**
                 * @description Aktif vardiyalar
                 * @example 3
                 */
                shifts: components["schemas"]["Count"];
                /**
                 * @description Süren ortaklıklar
                 * @example 2
                 */
                partners: components["schemas"]["Count"];
            };
            /** @description Aktif sahipler, en fazla 10 */
            owners: {
                /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
                id: components["schemas"]["Id"];
                /** @example Mehmet Demir */
                full_name: string;
                /** @example 5551000001 */
                phone: string;
            }[];
            /** @description En yeni on kayıt */
            recent_logs: components["schemas"]["AuditLog"][];
        };
        DeactivationPreview: {
            /** @example catering */
            type: components["schemas"]["CompanyType"];
            /**
             * @description Girişi kapanacak aktif kullanıcılar
             * @example 8
             */
            people: components["schemas"]["Count"];
            /**
             * @description İptal edilecek seçimler
             * @example 118
             */
            future_choices: components["schemas"]["Count"];
            /**
             * @description Menüsüz kalacak firmalar
             * @example 3
             */
            firms: components["schemas"]["Count"];
            /**
             * @description Geri çekilecek yayınlanmış menü günleri
             * @example 24
             */
            published_menus: components["schemas"]["Count"];
            /**
             * @description Tedarikçide açık kalacak siparişler
             * @example 0
             */
            open_orders: components["schemas"]["Count"];
        };
        CompanySettings: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            /** @example poyraz-otomotiv */
            slug: string;
            tax_number: components["schemas"]["TaxNumber"];
            /** @example 0224 500 10 10 */
            phone: string | null;
            /**
             * @description Aktif ortakların gördüğü yetkili kişi
             * @example Sibel Güler
             */
            contact_name: string | null;
            /** @example true */
            is_active: boolean;
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            address: components["schemas"]["Address"];
            /** @example null */
            logo_url: string | null;
            /**
             * @description Catering yalnızca alerjenleri beyan edilmiş menüleri yayınlar
             * @example true
             */
            allergens_required: boolean;
            /**
             * Format: int32
             * @description Firma seçim kapanmadan kaç saat önce hatırlatır
             * @example 3
             */
            reminder_hours: number;
            /**
             * @description Fişlerin karekodu bir kez giriş yaptırır
             * @example true
             */
            slip_codes: boolean;
            /**
             * @description Firma belirlenmiş alıcıdır, mutabakatlarında KDV tevkifatı gösterilir
             * @example false
             */
            withholds_vat: boolean;
            /**
             * @description Kendisi kaydolan çalışanlar bir yöneticinin onayını bekler
             * @example false
             */
            registration_needs_approval: boolean;
            version: components["schemas"]["Version"];
        };
        Activity: {
            /** @example Zeynep Kaya eklendi */
            description: string;
            /**
             * Format: int32
             * @description Aynı gün aynı türden olanlar bir satırda anlatılır; kaç tane oldukları
             * @example 1
             */
            count: number;
            timestamp: components["schemas"]["Instant"];
        };
        RecentActivities: components["schemas"]["Activity"][];
        /** @description Her türden şirkette yöneticiyi bekleyen kişiler */
        WaitingPeople: {
            /** @example 1 */
            pending_applications: components["schemas"]["Count"];
            /** @example 2026-11-20T09:40:00.000Z */
            oldest_application_at: components["schemas"]["Instant"] | null;
            /**
             * @description Tek kullanımlık şifresini henüz değiştirmeyenler
             * @example 2
             */
            never_signed_in: components["schemas"]["Count"];
            /**
             * @description Bu şifrelerden ilkinin süresinin dolduğu an
             * @example 2026-11-28T07:15:00.000Z
             */
            passwords_expire_at: components["schemas"]["Instant"] | null;
            /**
             * @description Şifresini unuttuğunu bildiren aktif kişiler
             * @example 1
             */
            reset_requests: components["schemas"]["Count"];
            /**
             * @description Yanıt bekleyen bilgi ve silme talepleri
             * @example 1
             */
            privacy_requests: components["schemas"]["Count"];
            /**
             * @description Bunlardan ilkinin son yanıt günü
             * @example 2026-12-24
             */
            privacy_due_on: components["schemas"]["LocalDate"] | null;
        };
        RecentDay: {
            /** @example 2026-11-23 */
            date: components["schemas"]["LocalDate"];
            /**
             * @description Bu gün için yapılan yemek seçimleri
             * @example 38
             */
            chosen: components["schemas"]["Count"];
        };
        /** @description Seçime açık ilk gün */
        NextMenu: {
            date: components["schemas"]["LocalDate"];
            /** @example 2026-11-23T14:00:00.000Z */
            closes_at: components["schemas"]["Instant"];
            /**
             * @description İlk kapanan vardiyanın saat dilimi
             * @example Europe/Istanbul
             */
            timezone: string;
            /**
             * @description O gün seçimi açık bir vardiyada çalışanlar
             * @example 47
             */
            people: components["schemas"]["Count"];
            /**
             * @description Bunlardan seçenler; yemeyeceğini söyleyen de seçmiştir
             * @example 38
             */
            chosen: components["schemas"]["Count"];
            /** @example 6 */
            guests: components["schemas"]["GuestCount"];
            /** @example null */
            reminded_at: components["schemas"]["Instant"] | null;
            /**
             * @description Seçmeyenlere bu gün için henüz hatırlatılmadı
             * @example true
             */
            can_remind: boolean;
            /** @description Seçmeyeni olan departmanlar, seçmeyeni en fazla olandan başlayarak */
            departments: {
                /**
                 * Format: uuid
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id: DepartmentId | null;
                /** @example Kalite */
                department_name: string | null;
                /**
                 * Format: int32
                 * @example 8
                 */
                people: number;
                /**
                 * Format: int32
                 * @example 3
                 */
                undecided: number;
            }[];
        };
        CorporateDashboard: {
            /** @example 40 */
            individual_users: components["schemas"]["Count"];
            /** @example 7 */
            corporate_users: components["schemas"]["Count"];
            /** @example 3184 */
            total_preferences: components["schemas"]["Count"];
            /** @example 3 */
            active_shifts: components["schemas"]["Count"];
            /**
             * @description Son 30 günde eklenenler
             * @example 2
             */
            new_individual_users: components["schemas"]["Count"];
            /**
             * @description Son 30 günde eklenenler
             * @example 0
             */
            new_corporate_users: components["schemas"]["Count"];
            /**
             * @description Aktif vardiyaların adları, başlangıç saatine göre
             * @example [
             *       "Gündüz Vardiyası",
             *       "Akşam Vardiyası",
             *       "Gece Vardiyası"
             *     ]
             */
            shift_titles: string[];
            /**
             * @description Aktif departmanlar
             * @example 6
             */
            departments: components["schemas"]["Count"];
            /** @example 1 */
            partner_caterings: components["schemas"]["Count"];
            /**
             * @description Seçim yapılan ilk gün; iki tam hafta dolmadan haftalar karşılaştırılmaz
             * @example 2026-01-12
             */
            first_chosen_on: components["schemas"]["LocalDate"] | null;
            /** @description Bugünle biten 14 gün, eskiden yeniye */
            recent_days: {
                /** @example 2026-11-23 */
                date: components["schemas"]["LocalDate"];
                /**
                 * @description Bu gün için yapılan yemek seçimleri
                 * @example 38
                 */
                chosen: components["schemas"]["Count"];
                /**
                 * @description Bugün aktif olup o gün kayıtlı olan kişiler
                 * @example 47
                 */
                people: components["schemas"]["Count"];
            }[];
            /** @description Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
            needs: null | {
                waiting: components["schemas"]["WaitingPeople"];
                /**
                 * @description Kararınızı bekleyen fesih talepleri
                 * @example 0
                 */
                waiting_terminations: components["schemas"]["Count"];
                /**
                 * @description Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar
                 * @example 1
                 */
                waiting_statements: components["schemas"]["Count"];
                /** @description 60 gün içinde biten ya da süresi dolmuş sözleşmeler, önce en yakını */
                ending_contracts: components["schemas"]["EndingContract"][];
                /**
                 * @description Bu sözleşmelerin hepsi; listede en yakın on tanesi vardır
                 * @example 1
                 */
                ending_contract_count: components["schemas"]["Count"];
                next_menu: components["schemas"]["NextMenu"] | null;
                /**
                 * @description En az bir vardiyada yayınlanmış menüsü olmayan ilk sonraki iş günü; anlaşmalı catering yoksa null
                 * @example null
                 */
                menu_missing_on: components["schemas"]["LocalDate"] | null;
            };
            recent_activities: components["schemas"]["RecentActivities"];
        };
        CateringDashboard: {
            /**
             * @description 5 üzerinden, bir ondalık; puan yoksa null
             * @example 4.6
             */
            rating: number | null;
            /**
             * @description Verilen puanlar
             * @example 412
             */
            ratings: components["schemas"]["Count"];
            /**
             * @description Ortak firmaların aktif kullanıcıları
             * @example 89
             */
            served_individuals: components["schemas"]["Count"];
            /** @example 3184 */
            total_preferences: components["schemas"]["Count"];
            /** @example 3 */
            partner_corporates: components["schemas"]["Count"];
            /**
             * @description Seçim yapılan ilk gün; iki tam hafta dolmadan haftalar karşılaştırılmaz
             * @example 2026-01-12
             */
            first_chosen_on: components["schemas"]["LocalDate"] | null;
            /** @description Bugünle biten 14 gün, eskiden yeniye */
            recent_days: components["schemas"]["RecentDay"][];
            /** @description Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
            needs: null | {
                waiting: components["schemas"]["WaitingPeople"];
                /**
                 * @description Yanıtınızı bekleyen teklifler
                 * @example 1
                 */
                waiting_offers: components["schemas"]["Count"];
                /**
                 * @description Yanıtınızı bekleyen fiyat soruları
                 * @example 1
                 */
                waiting_price_requests: components["schemas"]["Count"];
                /**
                 * @description Firmalarla olan ve kararınızı bekleyen fesih talepleri
                 * @example 0
                 */
                waiting_terminations: components["schemas"]["Count"];
                /**
                 * @description Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar
                 * @example 1
                 */
                waiting_statements: components["schemas"]["Count"];
                /**
                 * @description Tedarikçilerle olanlar
                 * @example 0
                 */
                waiting_supplier_terminations: components["schemas"]["Count"];
                /** @description 60 gün içinde biten ya da süresi dolmuş sözleşmeler, önce en yakını */
                ending_contracts: components["schemas"]["EndingContract"][];
                /**
                 * @description Bu sözleşmelerin hepsi; listede en yakın on tanesi vardır
                 * @example 1
                 */
                ending_contract_count: components["schemas"]["Count"];
                /** @description Bir sonraki iş gününün menüsü eksik olan bütün ortak firmalar, o güne göre */
                missing_menus: {
                    /** @example 2026-11-25 */
                    date: components["schemas"]["LocalDate"];
                    /** @example 7 */
                    firms: components["schemas"]["Count"];
                    /** @description Ada göre ilki */
                    first_firm: components["schemas"]["CompanyName"];
                }[];
                /** @description Ortak firmaların yanıt bekleyen bütün istekleri; yoksa null */
                pending_requests: null | {
                    /** @example 12 */
                    total: components["schemas"]["Count"];
                    /** @example 5 */
                    firms: components["schemas"]["Count"];
                    /** @example 2026-11-22T09:14:00.000Z */
                    oldest_at: components["schemas"]["Instant"];
                    /** @description En uzun süredir bekleyen */
                    first_firm: components["schemas"]["CompanyName"];
                };
            };
            recent_activities: components["schemas"]["RecentActivities"];
        };
        SupplierDashboard: {
            /** @example 46 */
            total_orders: components["schemas"]["Count"];
            /**
             * @description Stokta bulunan ürün çeşidi
             * @example 31
             */
            product_variety: components["schemas"]["Count"];
            /**
             * @description Son 30 gün
             * @example 12
             */
            recent_orders: components["schemas"]["Count"];
            /** @example 1 */
            partner_caterings: components["schemas"]["Count"];
            /** @description Bugünle biten 14 gün, eskiden yeniye */
            recent_days: components["schemas"]["SalesDay"][];
            /** @description Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
            needs: null | {
                waiting: components["schemas"]["WaitingPeople"];
                /**
                 * @description Bekleyen siparişler
                 * @example 1
                 */
                pending_orders: components["schemas"]["Count"];
                /**
                 * @description Kararınızı bekleyen fesih talepleri
                 * @example 0
                 */
                waiting_terminations: components["schemas"]["Count"];
            };
            recent_activities: components["schemas"]["RecentActivities"];
        };
        UnchangedEmployee: {
            /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
            id: components["schemas"]["Id"];
            /**
             * @description Böyle bir çalışan yoksa boş
             * @example Mehmet Demir
             */
            full_name: string | null;
            /** @example employee.above_you */
            code: string;
            /** @example Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız. */
            message: string;
        };
        /**
         * @description Yazıldığı gibi gelebilir; sunucu 5XXXXXXXXX biçimine indirir
         * @example 0555 100 00 08
         */
        PhoneInput: string;
        /** @example Zeynep Kaya */
        FullName: string;
        /**
         * @description Boş ya da null e-postayı siler
         * @example zeynep.kaya@poyrazotomotiv.example
         */
        EmailOrNone: string | null;
        Employee: {
            id: components["schemas"]["Id"];
            /** @example Zeynep Kaya */
            full_name: string;
            /**
             * @description 5XXXXXXXXX; yönetim yetkisi olmayanlara 5*******12
             * @example 5551000008
             */
            phone: string;
            /** @example zeynep.kaya@poyrazotomotiv.example */
            email: string | null;
            role: components["schemas"]["Role"];
            /** @example true */
            is_active: boolean;
            /**
             * Format: uuid
             * @example 019bb156-3469-7f65-b43a-0524d916bfb3
             */
            department_id: DepartmentId | null;
            /** @example Kalite */
            department_name: string | null;
            /** @description Kendi vardiyaları, değişiyorsa bu haftanınkiler; hiçbiri hepsi demektir */
            shifts: components["schemas"]["NamedShift"][];
            rotation: components["schemas"]["RotationOrNone"];
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Şifresini unuttuğunu ne zaman bildirdi; yönetim yetkisi olmayanlara hep null
             * @example null
             */
            reset_requested_at: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description Listenin eklenemeyen bir satırı; hücreleri yazıldıkları gibidir */
        FailedEmployee: {
            /**
             * Format: int32
             * @description Dosyadaki satır; JSON listesinde sıra
             * @example 3
             */
            row: number;
            /** @example Telefon numarası geçersiz (501–559 ile başlayan 10 haneli bir cep numarası olmalı) */
            message: string;
            /** @example Zeynep Kaya */
            full_name: string;
            /** @example 0555 100 00 */
            phone: string;
            /** @example  */
            email: string;
            /** @example Kalite */
            department: string;
            /** @example Gündüz */
            shifts: string;
        };
        ListedUpdate: {
            user_id: UserId;
            /** @example Zeynep Kaya Er */
            full_name?: string;
            /** @example zeynep.er@poyrazotomotiv.example */
            email?: string;
            /**
             * @description Adı
             * @example Kalite
             */
            department?: string;
            /**
             * @description Vardiyaların adları, listedeki gibi
             * @example Gündüz
             */
            shifts?: string;
            /** @example true */
            is_active?: boolean;
        };
        ListedChange: {
            /**
             * Format: int32
             * @description Dosyadaki satır; JSON listesinde sıra
             * @example 3
             */
            row: number;
            /**
             * @description Okunamayan hücre; ötekiler `update` içindedir
             * @example E-posta geçersiz
             */
            message: string | null;
            /** @description Kişinin şimdiki kaydı */
            present: {
                /** @example Zeynep Kaya */
                full_name: string;
                /** @example zeynep.kaya@poyrazotomotiv.example */
                email: string | null;
                /** @example Üretim */
                department: string | null;
                /**
                 * @description Boşsa bütün vardiyalar
                 * @example Gündüz
                 */
                shifts: string;
                /** @example true */
                is_active: boolean;
            };
            /** @description Değişecek alanlar; hiçbiri yoksa yalnızca `user_id` */
            update: {
                user_id: UserId;
                /** @example Zeynep Kaya Er */
                full_name?: string;
                /** @example zeynep.er@poyrazotomotiv.example */
                email?: string;
                /** @example Kalite */
                department?: string;
                /** @example Gündüz */
                shifts?: string;
                /** @example true */
                is_active?: boolean;
            };
        };
        NotListed: {
            user_id: UserId;
            /** @example Ayşe Yılmaz */
            full_name: string;
            /** @example Üretim */
            department_name: string | null;
            /**
             * Format: int32
             * @description Listede aynı adla yeni bir telefonun yazıldığı satır: numarası değişmiş olabilir
             * @example 7
             */
            namesake_row: number | null;
        };
        MissingInList: {
            /** @example Akşam */
            name: string;
            /**
             * @description Adı geçen ve başka kusuru olmayan satırlar
             * @example 12
             */
            row_count: components["schemas"]["Count"];
        };
        /**
         * @description Fişteki karekodun bir kez geçerli kodu (adresin # bölümünde); şirket istemiyorsa ya da bir anahtar ekliyorsa boş
         * @example q3V4-kgN99qlFyM6aorC7FpbiO7Joy4XZFdL-XwUD_0
         */
        SlipCode: string | null;
        /** @example Kalite */
        DepartmentName: string;
        Department: {
            /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
            id: components["schemas"]["Id"];
            /** @example Kalite */
            name: string;
            /** @example true */
            is_active: boolean;
            /**
             * @description Aktif kişileri; yalnızca `include_inactive` ile
             * @example 12
             */
            employee_count?: components["schemas"]["Count"];
        };
        /**
         * @description 1 = Pazartesi … 7 = Pazar
         * @example [
         *       1,
         *       2,
         *       3,
         *       4,
         *       5,
         *       6
         *     ]
         */
        Weekdays: number[];
        /**
         * Format: int32
         * @description 1 pazartesi … 7 pazar
         * @example 2
         */
        Weekday: number;
        StandingChoice: {
            /**
             * Format: uuid
             * @example 019bb162-547f-7ad7-a4d3-5d7130c67483
             */
            shift_id: ShiftId;
            weekday: components["schemas"]["Weekday"];
            /**
             * @description Seçeneğin adı; yemeyecekse null
             * @example Geleneksel
             */
            label: string | null;
        };
        /**
         * @description Kişinin kendi vardiyaları; boş liste hepsi demektir
         * @example [
         *       "019bb162-547f-7ad7-a4d3-5d7130c67483"
         *     ]
         */
        OwnShiftIds: components["schemas"]["Id"][];
        /** @description Haftadan haftaya değişen vardiyalar; son haftadan sonra yine ilki gelir */
        RotationPlan: {
            first_monday: components["schemas"]["FirstMonday"];
            weeks: components["schemas"]["RotatingWeeks"];
        };
        /**
         * @description Başka bir gün verilirse o haftanın pazartesisi
         * @example 2026-11-23
         */
        FirstMonday: components["schemas"]["LocalDate"];
        /**
         * @description Haftaların vardiyaları, sırayla
         * @example [
         *       [
         *         "019bb162-547f-7ad7-a4d3-5d7130c67483"
         *       ],
         *       [
         *         "019bb162-547f-7ad7-a4d3-5d7130c67484"
         *       ]
         *     ]
         */
        RotatingWeeks: components["schemas"]["Id"][][];
        NamedShift: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            id: components["schemas"]["Id"];
            /** @example Gündüz Vardiyası */
            title: string;
        };
        /**
         * @description Haftadan haftaya değişen vardiyalar, tarihten önceki haftalar için de; her hafta aynıysa null
         * @example null
         */
        RotationOrNone: {
            first_monday: components["schemas"]["LocalDate"];
            weeks: components["schemas"]["NamedShift"][][];
        } | null;
        Shift: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            id: components["schemas"]["Id"];
            /** @example Gündüz Vardiyası */
            title: string;
            start_time: components["schemas"]["LocalTime"];
            /** @example 14:00 */
            end_time: components["schemas"]["LocalTime"];
            days: components["schemas"]["Weekdays"];
            /** @example Europe/Istanbul */
            timezone: string;
            cutoff_days: components["schemas"]["CutOffDays"];
            cutoff_time: components["schemas"]["CutOffTime"];
            /** @example true */
            is_active: boolean;
            version: components["schemas"]["Version"];
        };
        /**
         * Format: int32
         * @description Yemek gününden kaç gün önce; `cutoff_time` ile birlikte verilir, ikisi de yoksa değişmez (yeni vardiyada 1)
         * @example 1
         */
        CutOffDays: number;
        /**
         * @description Vardiyanın saat diliminde SS:DD; `24:00` o günün sonudur (yeni vardiyada 24:00)
         * @example 17:00
         */
        CutOffTime: string;
        Absence: {
            /**
             * @description İlk gün
             * @example 2026-11-30
             */
            first: components["schemas"]["LocalDate"];
            /**
             * @description Son gün
             * @example 2026-12-04
             */
            last: components["schemas"]["LocalDate"];
        };
        AbsentPeople: {
            absences: {
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                user_id: UserId;
                /** @example Zeynep Kaya */
                full_name: string;
                /** @example Montaj */
                department_name: string | null;
                /** @example 2026-11-30 */
                first: components["schemas"]["LocalDate"];
                /** @example 2026-12-04 */
                last: components["schemas"]["LocalDate"];
            }[];
            /** @example 1 */
            total: components["schemas"]["Count"];
            /**
             * @description Bugün yok olan kişiler
             * @example 1
             */
            absent_today: components["schemas"]["Count"];
            /** @example false */
            has_more: boolean;
        };
        AbsencePreviewDay: {
            /** @example 2026-11-30 */
            date: components["schemas"]["LocalDate"];
            /**
             * @description Zaten yok
             * @example false
             */
            is_absent: boolean;
            /**
             * @description Vardiyalarından biri çalışıyor ve firma kapalı değil
             * @example true
             */
            is_working_day: boolean;
            /**
             * Format: int32
             * @description Geri alınacak seçimler
             * @example 1
             */
            withdrawn_choices: number;
            /**
             * Format: int32
             * @description Listesi kapanmış, yemeği ayrılmış seçimler
             * @example 0
             */
            kept_choices: number;
        };
        ClosedDay: {
            /** @example 2027-05-17 */
            date: components["schemas"]["LocalDate"];
            /**
             * @description Yalnızca bu saatte ya da sonra başlayan vardiyalar; null bütün gün
             * @example null
             */
            from_time: string | null;
            /** @example Kurban Bayramı */
            name: string;
            /**
             * @description Firma değil catering kapalıdır
             * @example false
             */
            by_catering: boolean;
        };
        OfficialDay: {
            /** @example 2027-05-17 */
            date: components["schemas"]["LocalDate"];
            /** @example null */
            from_time: string | null;
            /** @example Kurban Bayramı */
            name: string;
            /**
             * @description Yanlışsa tarih kesinleşmedi
             * @example false
             */
            is_announced: boolean;
            /**
             * @description Bu gün zaten kapalı
             * @example false
             */
            is_closed: boolean;
        };
        ClosingImpact: {
            /**
             * @description İptal olacak seçimler
             * @example 34
             */
            choices: components["schemas"]["Count"];
            /**
             * @description Bildirim gidecek kişiler
             * @example 12
             */
            people: components["schemas"]["Count"];
            /**
             * @description İptal olacak misafirler; her haftakiler içinde değildir
             * @example 6
             */
            guests: components["schemas"]["Count"];
            /** @description Listesi kesinleşmiş günler */
            frozen_dates: components["schemas"]["LocalDate"][];
            days: {
                /** @example 2027-05-17 */
                date: components["schemas"]["LocalDate"];
                /** @example Gündüz Vardiyası */
                shift_title: string;
                /** @example 34 */
                choices: components["schemas"]["Count"];
            }[];
        };
        Partnership: {
            /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            partnership_type: "catering" | "supplier";
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /**
             * Format: uuid
             * @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb
             */
            corporate_id: CompanyId | null;
            /**
             * Format: uuid
             * @example null
             */
            supplier_id: CompanyId | null;
            /** @example true */
            is_active: boolean;
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example null
             */
            ended_at: string | null;
            company: components["schemas"]["CompanyCard"];
            contract: components["schemas"]["Contract"];
            /** @example null */
            orders: components["schemas"]["PartnerOrders"];
            /**
             * @description Menüsünü bu cateringin yazdığı vardiyalar; biten ortaklıkta bittiği gündekiler
             * @example [
             *       "Gündüz Vardiyası",
             *       "Akşam Vardiyası",
             *       "Gece Vardiyası"
             *     ]
             */
            shift_titles: string[];
            /** @example null */
            waiting_offer: null | {
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                id: components["schemas"]["Id"];
                /** @example 128.5 */
                unit_price: Lira;
                /** @example 2026-01-12T08:30:00.000Z */
                created_at: components["schemas"]["Instant"];
                /** @example 2026-12-23T07:15:00.000Z */
                expires_at: components["schemas"]["Instant"];
            };
            pending_termination: components["schemas"]["PendingTermination"];
        };
        /** @example null */
        PendingTermination: null | {
            /** @example 01a2074e-0752-7b0c-a4c0-1081793bd5c5 */
            id: components["schemas"]["Id"];
            /** @example true */
            is_own: boolean;
            /** @example 2027-01-01 */
            effective_date: components["schemas"]["DateOrNone"];
        };
        /** @description Cateringin anlaşmalı bir firması */
        Firm: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            /**
             * @description Bilinmiyorsa boş
             * @example Bursa
             */
            city: string;
            /**
             * @description Aktif kullanıcılar
             * @example 214
             */
            employee_count: components["schemas"]["Count"];
            /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
            partnership_id: PartnershipId;
            /** @description Yarının seçimleri; yarın için yayınlanmış menü yoksa null */
            tomorrow: null | {
                /**
                 * @description Seçilen porsiyonlar
                 * @example 181
                 */
                meals: components["schemas"]["Count"];
                /**
                 * @description Henüz seçmeyen kişiler
                 * @example 27
                 */
                undecided: components["schemas"]["Count"];
                /**
                 * @description Bütün vardiyalarda seçim kapandı
                 * @example false
                 */
                is_final: boolean;
            };
            /** @description Yarından başlayarak 28 gün, bütün vardiyalar birlikte */
            menu: {
                /**
                 * @description Menülerin aralıksız yayında olduğu son gün
                 * @example 2026-12-04
                 */
                until: components["schemas"]["DateOrNone"];
                /**
                 * @description Menüsü yayında olmayan ilk gün
                 * @example 2026-12-07
                 */
                missing_on: components["schemas"]["DateOrNone"];
            };
            contract: components["schemas"]["Contract"];
            pending_termination: components["schemas"]["PendingTermination"];
        };
        /**
         * Format: int32
         * @example 12
         * @enum {integer}
         */
        OfferDuration: 3 | 6 | 12 | 24 | 36;
        /**
         * @description `open`: koşulsuz; `ends_soon`: 60 gün içinde; `expired`: süresi doldu, son koşullarla sürüyor; `ending`: feshi onaylandı
         * @enum {string}
         */
        ContractStatus: "running" | "ends_soon" | "expired" | "open" | "ending" | "ended";
        Terms: {
            /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
            offer_id: OfferId;
            /** @example 128.5 */
            unit_price: Lira;
            /** @example 2026-01-12 */
            start_date: components["schemas"]["LocalDate"];
            /**
             * @description Anlaşılan son gün
             * @example 2027-01-11
             */
            end_date: components["schemas"]["LocalDate"];
            /**
             * @description Fiyatın geçerli olduğu son gün; sürüyorsa null
             * @example null
             */
            valid_until: components["schemas"]["DateOrNone"];
            vat_rate: components["schemas"]["MealVatRate"];
            period: components["schemas"]["BillingPeriod"];
            minimum: components["schemas"]["GuaranteedMinimum"];
        };
        /**
         * Format: int32
         * @description Yüzde, koşulların ilk gününden başlayarak
         * @example 10
         * @enum {integer}
         */
        MealVatRate: 1 | 10 | 20;
        /**
         * @description Ay, yarım ay (15’ine kadar ve sonrası) ya da hafta
         * @example month
         * @enum {string}
         */
        BillingPeriod: "month" | "half_month" | "week";
        /** @description Bu günlerde daha azı yense de bedeli ödenen porsiyon; null yoktur */
        GuaranteedMinimum: {
            /**
             * Format: int32
             * @example 150
             */
            portions: number;
            /**
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            weekdays: components["schemas"]["Weekdays"];
        } | null;
        /** @description Tedarikçiyle ortaklıkta verilen siparişler; hiç verilmediyse ya da firmayla ortaklıkta null */
        PartnerOrders: null | {
            /** @example 1 */
            total: components["schemas"]["Count"];
            /** @example 1 */
            pending: components["schemas"]["Count"];
            /**
             * @description İptal edilenler hariç
             * @example 18640.5
             */
            revenue: Lira;
        };
        PartnershipDetail: {
            /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            partnership_type: "catering" | "supplier";
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /**
             * Format: uuid
             * @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb
             */
            corporate_id: CompanyId | null;
            /**
             * Format: uuid
             * @example null
             */
            supplier_id: CompanyId | null;
            /** @example true */
            is_active: boolean;
            /** @example 2026-01-12T08:30:00.000Z */
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example null
             */
            ended_at: string | null;
            company: components["schemas"]["CompanyCard"];
            contract: components["schemas"]["Contract"];
            /** @example null */
            orders: components["schemas"]["PartnerOrders"];
            /** @description Yeniden eskiye */
            terms: components["schemas"]["Terms"][];
            /**
             * @description Bütün dönemler; en yeni 100 dönem gelir
             * @example 1
             */
            terms_total: components["schemas"]["Count"];
            delivery_form?: components["schemas"]["DeliveryForm"];
            /**
             * Format: int32
             * @description Cateringin istediği kapanış; vardiyanınkinden erkense o geçerlidir
             * @example 1
             */
            cutoff_days?: number | null;
            /**
             * @description SS:DD, 24:00 olabilir
             * @example 15:00
             */
            cutoff_time?: string | null;
            /**
             * @description Son 30 günde seçilen öğünler
             * @example 1042
             */
            meals_last_30_days: components["schemas"]["Count"];
            /** @example null */
            waiting_offer: null | components["schemas"]["Offer"];
            /** @example null */
            termination: null | components["schemas"]["TerminationRequest"];
        };
        /** @description Ortaklığın bugünkü koşulları */
        Contract: {
            /** @example ends_soon */
            status: components["schemas"]["ContractStatus"];
            unit_price: components["schemas"]["LiraOrNone"];
            /** @example 2026-01-12 */
            price_since: components["schemas"]["DateOrNone"];
            /** @example 118 */
            previous_price: components["schemas"]["LiraOrNone"];
            /** @example null */
            next_price: components["schemas"]["LiraOrNone"];
            /** @example null */
            next_price_from: components["schemas"]["DateOrNone"];
            /**
             * @description Anlaşılan son gün
             * @example 2027-01-11
             */
            end_date: components["schemas"]["DateOrNone"];
            /**
             * Format: int32
             * @description Bitişe kalan gün; süresi dolduysa eksi
             * @example 49
             */
            days_left: number | null;
            /**
             * @description Onaylanmış feshin günü; ortaklığın olmadığı ilk gün
             * @example null
             */
            ends_on: components["schemas"]["DateOrNone"];
        };
        /** @enum {string} */
        OfferStatus: "sent" | "accepted" | "rejected" | "withdrawn" | "expired";
        Offer: {
            /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
            id: components["schemas"]["Id"];
            /** @example sent */
            status: components["schemas"]["OfferStatus"];
            /** @example true */
            is_renewal: boolean;
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            corporate_id: CompanyId;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /**
             * Format: uuid
             * @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292
             */
            partnership_id: PartnershipId | null;
            /** @example 142 */
            unit_price: Lira;
            /**
             * @description Yenilemede, yeni koşullar başlamasa o gün geçerli olacak fiyat
             * @example 128.5
             */
            previous_price: Lira | null;
            duration_months: components["schemas"]["OfferDuration"];
            vat_rate: components["schemas"]["MealVatRate"];
            period: components["schemas"]["BillingPeriod"];
            minimum: components["schemas"]["GuaranteedMinimum"];
            /**
             * @description Kabulden önce istenen gün; null ise kabul edildiği gün
             * @example 2027-01-12
             */
            start_date: components["schemas"]["DateOrNone"];
            /** @example 2028-01-11 */
            end_date: components["schemas"]["DateOrNone"];
            /** @example Yeni dönemde üç vardiyanın tamamı için geçerli olmasını istiyoruz. */
            message: string;
            created_at: components["schemas"]["Instant"];
            /** @example 2026-12-23T07:15:00.000Z */
            expires_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example null
             */
            answered_at: string | null;
            /**
             * @description Yalnızca gönderen şirkete
             * @example Mehmet Demir
             */
            sent_by_name: string | null;
            /**
             * @example {
             *       "id": "019bb15c-4cb2-7051-a704-3162451195e2",
             *       "name": "Bereket Sofrası Catering Ltd. Şti."
             *     }
             */
            other_company: components["schemas"]["CompanyName"];
        };
        OfferDetail: {
            offer: components["schemas"]["Offer"];
            company: components["schemas"]["CompanyCard"];
            /**
             * @description Süren ortaklığın bugünkü fiyatı
             * @example 128.5
             */
            current_price: Lira | null;
            /** @description Bu iki şirketin süren ortaklığının koşulları */
            terms: components["schemas"]["Terms"][];
            /**
             * @description Bütün dönemler; en yeni 100 dönem gelir
             * @example 1
             */
            terms_total: components["schemas"]["Count"];
            /** @example 1042 */
            meals_last_30_days: components["schemas"]["Count"];
        };
        Serving: {
            /**
             * Format: int32
             * @description Günde
             * @example 150
             */
            portions: number;
            weekdays: components["schemas"]["Weekdays"];
        };
        /**
         * @description Öğün öğün, yaklaşık kaç kişinin hangi günler yiyeceği; en az bir öğün
         * @example {
         *       "lunch": {
         *         "portions": 150,
         *         "weekdays": [
         *           1,
         *           2,
         *           3,
         *           4,
         *           5
         *         ]
         *       }
         *     }
         */
        Servings: {
            breakfast?: components["schemas"]["Serving"];
            lunch?: components["schemas"]["Serving"];
            dinner?: components["schemas"]["Serving"];
            night?: components["schemas"]["Serving"];
        };
        PriceRequest: {
            /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
            id: components["schemas"]["Id"];
            /**
             * @example sent
             * @enum {string}
             */
            status: "sent" | "answered" | "declined" | "withdrawn" | "expired";
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            corporate_id: CompanyId;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            servings: components["schemas"]["Servings"];
            /**
             * @description İstenen ilk gün
             * @example 2027-01-04
             */
            start_date: components["schemas"]["DateOrNone"];
            /** @example Vejetaryen seçenek de istiyoruz. */
            message: string;
            /**
             * @description Cateringin bildirdiği öğün fiyatı
             * @example null
             */
            unit_price: Lira | null;
            /**
             * @description Cateringin notu
             * @example
             */
            note: string;
            created_at: components["schemas"]["Instant"];
            /** @example 2026-12-07T07:15:00.000Z */
            expires_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Yanıtlandığı ya da geri çekildiği an
             * @example null
             */
            settled_at: string | null;
            /**
             * @description Yalnızca soran şirkete
             * @example Mehmet Demir
             */
            asked_by_name: string | null;
            /**
             * @example {
             *       "id": "019bb15c-4cb2-7051-a704-3162451195e2",
             *       "name": "Bereket Sofrası Catering Ltd. Şti."
             *     }
             */
            other_company: components["schemas"]["CompanyName"];
            /**
             * @description Karşı tarafın ili
             * @example Bursa
             */
            city: string;
        };
        TerminationRequest: {
            /** @example 01a2074e-0752-7b0c-a4c0-1081793bd5c5 */
            id: components["schemas"]["Id"];
            /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
            partnership_id: PartnershipId;
            /** @enum {string} */
            partnership_type: "catering" | "supplier";
            requested_by: components["schemas"]["CompanyType"];
            /**
             * @description Çağıranın şirketi istedi; yanıtı karşı taraf verir
             * @example true
             */
            is_own: boolean;
            /** @example delivery_issues */
            reason: string;
            /** @example Öğle trafiğinde zamanında yetişilemiyor. */
            message: string;
            /** @example 2027-01-01 */
            effective_date: components["schemas"]["DateOrNone"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example null
             */
            decided_at: string | null;
            /**
             * @description Yalnızca isteyen şirkete
             * @example Mehmet Demir
             */
            asked_by_name: string | null;
            /**
             * Format: uuid
             * @description Karşı taraf
             * @example 019bb15c-4cb2-7051-a704-3162451195e2
             */
            company_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            company_name: string;
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            requesting_company_name: string;
            /** @example null */
            termination_details: null | {
                /** @example 2026-12-31T21:00:00.000Z */
                terminated_at: components["schemas"]["Instant"];
                /**
                 * @description Feshi isteyen şirketin adı
                 * @example Poyraz Otomotiv Sanayi A.Ş.
                 */
                terminated_by: string;
                /** @example delivery_issues */
                final_reason: string;
            };
        };
        /**
         * Format: int32
         * @description Günde en fazla porsiyon; belirtilmediyse null
         * @example 2500
         */
        DailyCapacity: number | null;
        CateringProfile: {
            /**
             * @description Son dört haftanın yayınlanan menüleri gösterilir
             * @example true
             */
            shows_menus: boolean;
            daily_capacity: components["schemas"]["DailyCapacity"];
            /**
             * Format: int32
             * @description Her değişiklikte artar; hiç kaydedilmediyse 0
             * @example 3
             */
            version: number;
        };
        OfferedCatering: {
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            id: components["schemas"]["Id"];
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            name: string;
            /**
             * @description Belirtilmediyse boş
             * @example Bursa
             */
            city: string;
            /**
             * @description 5 üzerinden, bir ondalık; puan yoksa null
             * @example 4.6
             */
            rating: number | null;
            /**
             * @description Verilen puanlar
             * @example 318
             */
            rating_count: components["schemas"]["Count"];
            daily_capacity: components["schemas"]["DailyCapacity"];
            /**
             * @description Catering menülerini gösteriyor
             * @example true
             */
            shows_menus: boolean;
            /** @description Yeniden eskiye, her gün bir menü */
            menus: {
                date: components["schemas"]["LocalDate"];
                /**
                 * @description Seçenekler
                 * @example [
                 *       "Etli nohut",
                 *       "Tavuk sote"
                 *     ]
                 */
                dishes: string[];
                common_courses: components["schemas"]["CommonCourses"];
            }[];
            /** @description Yazanların izin verdiği ve cateringin seçtiği yorumlar, en yeni ay önce */
            comments: {
                stars: components["schemas"]["Stars"];
                /**
                 * @description Yemeğin yendiği ay
                 * @example 2026-10
                 */
                month: components["schemas"]["Month"];
                /** @example Zeytinyağlılar çok taze, elinize sağlık. */
                text: string;
            }[];
        };
        WaitingContracts: {
            /**
             * @description Yanıtınızı bekleyen teklifler
             * @example 1
             */
            received_offers: components["schemas"]["Count"];
            /**
             * @description Karşı tarafın yanıtını bekleyen teklifler
             * @example 0
             */
            sent_offers: components["schemas"]["Count"];
            /**
             * @description Yanıtınızı bekleyen fiyat soruları
             * @example 1
             */
            received_price_requests: components["schemas"]["Count"];
            /**
             * @description Kararınızı bekleyen fesih talepleri
             * @example 0
             */
            received_terminations: components["schemas"]["Count"];
            /**
             * @description Bunlardan tedarikçilerle olanlar
             * @example 0
             */
            received_supplier_terminations: components["schemas"]["Count"];
            /** @example 0 */
            sent_terminations: components["schemas"]["Count"];
            /**
             * @description 60 gün içinde biten ya da süresi dolmuş sözleşmeler
             * @example 1
             */
            ending_contracts: components["schemas"]["Count"];
            /**
             * @description Tedarikçide bekleyen siparişler
             * @example 1
             */
            pending_orders: components["schemas"]["Count"];
            /**
             * @description Alıcının, tedarikçi durumunu değiştirdiğinden beri bakmadığı siparişler
             * @example 2
             */
            changed_orders: components["schemas"]["Count"];
            /**
             * @description Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar
             * @example 1
             */
            awaiting_statements: components["schemas"]["Count"];
        };
        GroupCompany: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            id: components["schemas"]["Id"];
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            name: string;
            /** @example poyraz-otomotiv */
            slug: string;
        };
        GroupMisfit: {
            /** @example 019bb163-45a2-7b4b-a1cf-151dbeee7477 */
            id: components["schemas"]["Id"];
            /** @example Uludağ Kalıp Makina Ltd. Şti. */
            name: string;
            /**
             * @description Vardiyalarının gruba neden uymadığı
             * @example Grubun 1 vardiyası bu firmada yok: Gece Vardiyası 22:00–06:00.
             */
            problem: string;
        };
        CorporateGroup: {
            /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
            id: components["schemas"]["Id"];
            /** @example Bursa firmaları */
            name: string;
            /** @example Aynı gün, aynı menü */
            description: string;
            /** @description İlk üç firma, eklenme sırasıyla */
            companies: components["schemas"]["GroupCompany"][];
            /** @example 2 */
            company_count: components["schemas"]["Count"];
            /** @description Vardiyaları artık gruba uymayan ilk üç firma */
            misfits: components["schemas"]["GroupMisfit"][];
            /** @example 1 */
            misfit_count: components["schemas"]["Count"];
            /** @example 2026-06-08T06:00:00.000Z */
            created_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CorporateGroupDetail: {
            /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
            id: components["schemas"]["Id"];
            /** @example Bursa firmaları */
            name: string;
            /** @example Aynı gün, aynı menü */
            description: string;
            /** @description Eklenme sırasıyla; vardiyaları ilkininkilerle karşılaştırılır */
            companies: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                id: components["schemas"]["Id"];
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
                /** @example poyraz-otomotiv */
                slug: string;
                /**
                 * @description Vardiyalarının gruba neden uymadığı; uyuyorsa null
                 * @example null
                 */
                problem: string | null;
            }[];
            /** @description İlk firmanın aktif vardiyaları, saatine göre */
            shifts: components["schemas"]["Shift"][];
            /** @example 2026-06-08T06:00:00.000Z */
            created_at: components["schemas"]["Instant"];
        };
        GroupStatistics: {
            /** @example 2 */
            company_count: components["schemas"]["Count"];
            /** @example 47 */
            total_employees: components["schemas"]["Count"];
            /** @example 3184 */
            total_choices: components["schemas"]["Count"];
            /**
             * @description 5 üzerinden, bir ondalık; puan yoksa null
             * @example 4.6
             */
            average_rating: number | null;
            companies: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                id: components["schemas"]["Id"];
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
                /** @example poyraz-otomotiv */
                slug: string;
                /** @example 47 */
                employee_count: components["schemas"]["Count"];
                /** @example 38 */
                choice_count: components["schemas"]["Count"];
                /** @example 4.6 */
                average_rating: number | null;
            }[];
        };
        /**
         * @description `bulk`: toplu · `boxed`: departmanlara ayrılmış · `null`: belirtilmedi
         * @example boxed
         * @enum {string|null}
         */
        DeliveryForm: "bulk" | "boxed" | null;
        /**
         * @default inbox
         * @enum {string}
         */
        MailFolder: "inbox" | "sent" | "archived";
        /** @example [] */
        MailLabels: "reply"[];
        MailRecipient: components["schemas"]["PersonRecipient"] | components["schemas"]["DepartmentRecipient"] | components["schemas"]["ManagersRecipient"] | components["schemas"]["PartnerRecipient"];
        PersonRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
            /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
            id: components["schemas"]["Id"];
        };
        /** @description Departmanın aktif çalışanları */
        DepartmentRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "department";
            /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
            id: components["schemas"]["Id"];
        };
        /** @description Orta ve üst düzey yöneticiler ile şirket sahipleri */
        ManagersRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "managers";
        };
        /** @description Aktif bir ortağın orta ve üst düzey yöneticileri ile sahipleri */
        PartnerRecipient: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "partner";
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            id: components["schemas"]["Id"];
        };
        MailAddress: {
            /** @enum {string} */
            kind: "person" | "department" | "managers" | "partner";
            /**
             * Format: uuid
             * @description Kişinin, departmanın ya da ortak şirketin kimliği
             * @example 019bb158-4842-7969-bee3-58715d3a14a2
             */
            id: string | null;
            /**
             * @description Gönderildiği andaki ad
             * @example Mehmet Demir
             */
            name: string;
        };
        Attachment: {
            /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
            id: components["schemas"]["Id"];
            /** @example hazirlik-listesi.txt */
            name: string;
            /**
             * Format: int32
             * @description Bayt
             * @example 1840
             */
            size: number;
            /**
             * @example text/plain
             * @enum {string}
             */
            type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "text/plain";
        };
        MessageSummary: {
            /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
            id: components["schemas"]["Id"];
            from_address: components["schemas"]["MailAddress"];
            /**
             * @description Bir ortaktan geldiyse yazan kişinin adı; yanıt o ortağın yöneticilerine gider
             * @example null
             */
            from_person: string | null;
            /**
             * @example [
             *       {
             *         "kind": "managers",
             *         "id": null,
             *         "name": "Tüm yöneticiler"
             *       }
             *     ]
             */
            to_addresses: components["schemas"]["MailAddress"][];
            /**
             * Format: int32
             * @description Mesajın gittiği kişiler
             * @example 3
             */
            recipient_count: number;
            /** @example Kalite denetimi */
            subject: string;
            /**
             * @description Metnin ilk 100 karakteri
             * @example Denetim saat 10.00’da başlayacak. Hazırlık listesi ektedir; eksik gördüğünüz bir şey olursa yazın.
             */
            preview: string;
            labels: components["schemas"]["MailLabels"];
            attachments: components["schemas"]["Attachment"][];
            /** @example true */
            is_read: boolean;
            /**
             * @description Okuyanlar. Alıcı yalnızca kendisini görür; gönderen, mesajın tamamında en fazla 100 kişiyi.
             * @example [
             *       "019bb153-d6c9-796d-a763-b7a969b1028e"
             *     ]
             */
            read_by: components["schemas"]["Id"][];
            /** @example sent */
            folder: components["schemas"]["MailFolder"];
            /**
             * @description Kişinin kendi gönderdiği
             * @example true
             */
            is_own: boolean;
            created_at: components["schemas"]["Instant"];
        };
        Message: components["schemas"]["MessageSummary"] & {
            /** @example Denetim saat 10.00’da başlayacak. Hazırlık listesi ektedir; eksik gördüğünüz bir şey olursa yazın. */
            body: string;
            /**
             * @description Gönderenin departmanı
             * @example Kalite
             */
            from_department: string | null;
            /**
             * Format: int32
             * @description Okuyanların sayısı; yalnızca gönderene
             * @example 1
             */
            read_count: number | null;
            /**
             * @description Yanıtın gideceği şirketlerin hepsi aktif bir ortaksa ya da mesaj şirket içindeyse true; değilse mesaj yalnızca okunur
             * @example true
             */
            can_reply: boolean;
        };
        /** @description Okunmamış mesajlar; 1000, bin ve üstü demektir */
        UnreadMessages: {
            /**
             * Format: int32
             * @example 2
             */
            inbox: number;
            /**
             * Format: int32
             * @example 0
             */
            archived: number;
        };
        /** @enum {string} */
        RequestStatus: "pending" | "in_progress" | "resolved";
        /**
         * @default low
         * @enum {string}
         */
        Urgency: "low" | "med" | "high";
        /**
         * @default []
         * @example [
         *       "öneri"
         *     ]
         */
        RequestTags: string[];
        Reply: {
            /** @example Gelecek aydan başlayarak iki haftada bir zeytinyağlı enginar yapacağız. */
            text: string;
            created_at: components["schemas"]["Instant"];
            /**
             * @description Cateringlere birbirlerinin adı gösterilmez, o zaman null
             * @example Bereket Sofrası Catering Ltd. Şti.
             */
            catering_name: string | null;
        };
        RatedMeal: {
            date: components["schemas"]["LocalDate"];
            /** @example 01a20743-8fd1-7f0c-a9d5-1f4be5b9b0e4 */
            shift_id: ShiftId;
        };
        AllowedComment: {
            /** @example 5f0f8a3e-6c0b-4a57-9a2e-6a1d3f0c9b21 */
            id: components["schemas"]["Id"];
            stars: components["schemas"]["Stars"];
            /**
             * @description Yemeğin yendiği ay
             * @example 2026-10
             */
            month: components["schemas"]["Month"];
            /** @example Zeytinyağlılar çok taze, elinize sağlık. */
            text: string;
            /**
             * @description Catering firmalara gösteriyor
             * @example true
             */
            is_shown: boolean;
        };
        OwnComment: {
            stars: components["schemas"]["Stars"];
            /**
             * @description Yemeğin yendiği ay
             * @example 2026-11
             */
            month: components["schemas"]["Month"];
            /**
             * @description Başka firmalar da okuyabilir
             * @example false
             */
            is_allowed: boolean;
            /**
             * @description Catering şu anda gösteriyor
             * @example false
             */
            is_shown: boolean;
        };
        OwnRequest: {
            /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
            id: components["schemas"]["Id"];
            /** @example Haftada bir gün zeytinyağlı en */
            title: string;
            /** @example Haftada bir gün zeytinyağlı enginar da olabilir mi? */
            message: string;
            /**
             * @example [
             *       "öneri"
             *     ]
             */
            tags: string[];
            urgency: components["schemas"]["Urgency"];
            /** @example pending */
            status: components["schemas"]["RequestStatus"];
            /** @example null */
            reply: components["schemas"]["Reply"] | null;
            /**
             * @description Puandan sonra yazıldıysa; puanın sahibi artık bilinmiyorsa ve izin yoksa null
             * @example null
             */
            comment: components["schemas"]["OwnComment"] | null;
            /** @example 2026-11-23 */
            date: components["schemas"]["LocalDate"];
            created_at: components["schemas"]["Instant"];
        };
        FirmRequest: components["schemas"]["KitchenRequest"] & {
            firm: components["schemas"]["CompanyName"];
        };
        KitchenRequest: {
            /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
            id: components["schemas"]["Id"];
            /** @example Haftada bir gün zeytinyağlı en */
            title: string;
            /** @example Haftada bir gün zeytinyağlı enginar da olabilir mi? */
            message: string;
            /**
             * @example [
             *       "öneri"
             *     ]
             */
            tags: string[];
            urgency: components["schemas"]["Urgency"];
            /** @example resolved */
            status: components["schemas"]["RequestStatus"];
            reply: components["schemas"]["Reply"] | null;
            /**
             * @description A*** Y***
             * @example Z*** K***
             */
            author_masked: string;
            /** @example 2026-11-20 */
            date: components["schemas"]["LocalDate"];
            /** @example 2026-11-20T10:10:00.000Z */
            created_at: components["schemas"]["Instant"];
        };
        RefusedDay: {
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            /** @example menu_day.dish_chosen */
            code: string;
            /** @example Bu yemeği seçen 4 kişi var; yenisinin ne olduğunu belirtin. */
            message: string;
            /** @description `menu_day.dish_chosen`: yenisinin ne olduğu söylenmesi gereken, seçilmiş yemekler */
            chosen_dishes: {
                key: components["schemas"]["ChoiceKey"];
                /**
                 * @description Seçilmiş olan
                 * @example Etli nohut, şehriyeli pilav, yoğurt
                 */
                dish: string;
                /**
                 * Format: int32
                 * @example 4
                 */
                people: number;
            }[];
            /**
             * @description Birden çok firmaya yazılırken günün vardiyası
             * @example Gündüz Vardiyası
             */
            shift_title?: string;
            /**
             * @description Bu gün için seçim kapandı: seçilmiş bir yemeğin adı düzeltilemez, yerine yalnızca başka bir yemek gelebilir
             * @example false
             */
            is_closed?: boolean;
        };
        FirmsMenuDays: {
            date: components["schemas"]["LocalDate"];
            meals: components["schemas"]["Meals"];
            choices?: components["schemas"]["MenuChoices"];
            common_courses?: components["schemas"]["WrittenCourses"];
            /**
             * @description Seçilmiş bir yemeğin yerine gelenin ne olduğu. Firmalarda başka başka yemekler seçilmiş olabilir; her satır
             *     kendi `dish` alanındaki yemeğin yerine geleni anlatır.
             */
            dish_changes?: {
                key: components["schemas"]["ChoiceKey"];
                /** @example Etli nohut, şehriyeli pilav, yoğurt */
                dish: string;
                change: components["schemas"]["DishChange"];
            }[];
        }[];
        /** @description Vardiyaların firmalarıyla listesi; bir vardiya bir kez sayılır */
        MenuShifts: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            corporate_id: CompanyId;
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
        }[];
        /**
         * @description Çağıranın grupta gördüğü firmalar; artık grupta olmayan da cevapta nedeniyle yer alır
         * @example [
         *       "019bb157-7d65-7507-b1d9-42f8bb6b5deb"
         *     ]
         */
        SeenCompanies: components["schemas"]["Id"][];
        /** @description Firmanın neden bir bütün olarak reddedildiği */
        GroupProblem: null | {
            /** @example group.shift_missing */
            code: string;
            /** @example Firmada bu saatlerde vardiya yok. */
            message: string;
        };
        /** @example GELENEKSEL */
        ChoiceKey: string;
        /** @enum {string} */
        MenuStatus: "draft" | "published";
        Meal: {
            /** @example Kuru fasulye, pirinç pilavı, turşu */
            name: string;
            tags?: components["schemas"]["DishTags"];
            image_url?: components["schemas"]["DishImage"];
            allergens?: components["schemas"]["Allergens"];
            contains_pork?: components["schemas"]["ContainsPork"];
            contains_alcohol?: components["schemas"]["ContainsAlcohol"];
            kcal?: components["schemas"]["Kcal"];
            portion_g?: components["schemas"]["PortionGrams"];
        };
        /**
         * @example [
         *       "Etli"
         *     ]
         */
        DishTags: string[];
        /** @example null */
        DishImage: string | null;
        /** @enum {string} */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soy" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /**
         * @description Yoksa ya da null ise beyan edilmemiştir; boş liste hiçbirini içermediği anlamına gelir
         * @example [
         *       "gluten",
         *       "milk"
         *     ]
         */
        Allergens: components["schemas"]["Allergen"][] | null;
        /**
         * @description null ise beyan edilmemiştir
         * @example false
         */
        ContainsPork: boolean | null;
        /**
         * @description null ise beyan edilmemiştir
         * @example false
         */
        ContainsAlcohol: boolean | null;
        /**
         * Format: int32
         * @description Bir porsiyonun enerjisi
         * @example 650
         */
        Kcal: number | null;
        /**
         * Format: int32
         * @description Bir porsiyonun ağırlığı
         * @example 400
         */
        PortionGrams: number | null;
        /** @enum {string} */
        Course: "soup" | "main" | "side" | "salad" | "meze" | "dessert" | "fruit" | "drink" | "other";
        /**
         * @description Ortak yemekler; seçeneklerin yanında, yiyen herkese verilir. Gönderilmezse değişmez; yeni günde yoktur. Biri değişirse o gün yemek seçenlere bildirilir
         * @example [
         *       {
         *         "course": "soup",
         *         "name": "Mercimek çorbası",
         *         "allergens": [
         *           "gluten"
         *         ]
         *       },
         *       {
         *         "course": "dessert",
         *         "name": "Sütlaç",
         *         "allergens": [
         *           "milk"
         *         ]
         *       }
         *     ]
         */
        WrittenCourses: {
            course: components["schemas"]["Course"];
            /** @example Mercimek çorbası */
            name: string;
            tags?: components["schemas"]["DishTags"];
            image_url?: components["schemas"]["DishImage"];
            allergens?: components["schemas"]["Allergens"];
            contains_pork?: components["schemas"]["ContainsPork"];
            contains_alcohol?: components["schemas"]["ContainsAlcohol"];
            kcal?: components["schemas"]["Kcal"];
            portion_g?: components["schemas"]["PortionGrams"];
        }[];
        CommonCourse: {
            /** @example soup */
            course: components["schemas"]["Course"];
            /** @example Mercimek çorbası */
            name: string;
        };
        CommonCourses: components["schemas"]["CommonCourse"][];
        /**
         * @description Ortak yemekler; seçeneklerin yanında, yiyen herkese verilir
         * @example [
         *       {
         *         "course": "soup",
         *         "dish_id": "019ea5e2-3b52-7d3c-8f0e-6b1c9a4f2d10",
         *         "name": "Mercimek çorbası",
         *         "tags": [],
         *         "image_url": null,
         *         "allergens": [
         *           "gluten"
         *         ],
         *         "contains_pork": false,
         *         "contains_alcohol": false,
         *         "kcal": 180,
         *         "portion_g": 250
         *       }
         *     ]
         */
        MenuCourses: ({
            course: components["schemas"]["Course"];
        } & components["schemas"]["MenuMeal"])[];
        /**
         * @description Ortak yemekler; seçeneklerin yanında, yiyen herkese verilir
         * @example [
         *       "Mercimek çorbası",
         *       "Sütlaç"
         *     ]
         */
        CourseNames: string[];
        /**
         * @description Yanıttaki günlerde alerjenleri beyan edilmemiş yemek sayısı
         * @example 1
         */
        UndeclaredDishes: components["schemas"]["Count"];
        Declaration: {
            allergens: components["schemas"]["Allergens"];
            contains_pork: components["schemas"]["ContainsPork"];
            contains_alcohol: components["schemas"]["ContainsAlcohol"];
            kcal: components["schemas"]["Kcal"];
            portion_g: components["schemas"]["PortionGrams"];
        };
        /** @description Bir menüdeki yemek ve cateringin yemek listesinde onun hakkında bilinenler */
        MenuMeal: {
            /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
            dish_id: DishId;
            /** @example Kuru fasulye, pirinç pilavı, turşu */
            name: string;
            tags: components["schemas"]["DishTags"];
            image_url: components["schemas"]["DishImage"];
            allergens: components["schemas"]["Allergens"];
            contains_pork: components["schemas"]["ContainsPork"];
            contains_alcohol: components["schemas"]["ContainsAlcohol"];
            kcal: components["schemas"]["Kcal"];
            portion_g: components["schemas"]["PortionGrams"];
        };
        Dish: {
            /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
            id: components["schemas"]["Id"];
            /**
             * @description En son yazıldığı gibi
             * @example Kuru fasulye, pirinç pilavı, turşu
             */
            name: string;
            tags: components["schemas"]["DishTags"];
            image_url: components["schemas"]["DishImage"];
            allergens: components["schemas"]["Allergens"];
            contains_pork: components["schemas"]["ContainsPork"];
            contains_alcohol: components["schemas"]["ContainsAlcohol"];
            kcal: components["schemas"]["Kcal"];
            portion_g: components["schemas"]["PortionGrams"];
            components: components["schemas"]["DishComponents"];
            /**
             * @description Menü yazılırken önerilmez
             * @example false
             */
            is_hidden: boolean;
            /**
             * @description Bulunduğu menü günleri; firma, vardiya ve tarih başına bir
             * @example 18
             */
            times_written: components["schemas"]["Count"];
            /** @example 2026-11-17 */
            last_served_on: components["schemas"]["DateOrNone"];
            /**
             * @description Verilen puanların ortalaması
             * @example 4.4
             */
            rating: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description Mutfağın yemeği ayırdığı bileşenler, ana bileşen önce; `null` ise adındaki virgüllerden ayrılır
         * @example [
         *       "Kuru fasulye",
         *       "Pirinç pilavı",
         *       "Turşu"
         *     ]
         */
        DishComponents: string[] | null;
        DishDetail: components["schemas"]["Dish"] & {
            /**
             * @description Verildiği son 6 gün, yeniden eskiye
             * @example [
             *       "2026-11-17",
             *       "2026-11-03"
             *     ]
             */
            served_on: components["schemas"]["LocalDate"][];
            /**
             * @description Verileceği ilk 6 gün
             * @example [
             *       "2026-11-24"
             *     ]
             */
            coming_on: components["schemas"]["LocalDate"][];
            /**
             * Format: date-time
             * @description Beyanın en son değiştiği an
             * @example 2026-10-05T06:00:00.000Z
             */
            declared_at: string | null;
        };
        /** @description Son dört ay, eskiden yeniye */
        MonthlyRatings: {
            /**
             * @description Ayın ilk günü
             * @example 2026-11-01
             */
            month: components["schemas"]["LocalDate"];
            /**
             * @description Bir ondalık; gösterilebilecek kadar puan yoksa null
             * @example 4.1
             */
            average: number | null;
            /**
             * Format: int32
             * @example 38
             */
            ratings: number | null;
        }[];
        /**
         * @description Son ayın ortalaması, önceki ayların ortalamasından en az 0,2 yüksekse `rising`, düşükse `falling`; karşılaştıracak iki
         *     ay yoksa null.
         * @example falling
         * @enum {string|null}
         */
        RatingDirection: "rising" | "falling" | "steady" | null;
        RatedDish: {
            /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
            id: components["schemas"]["Id"];
            /** @example Kuru fasulye, pirinç pilavı, turşu */
            name: string;
            tags: components["schemas"]["DishTags"];
            image_url: components["schemas"]["DishImage"];
            average: components["schemas"]["AverageRating"];
            /**
             * @description Ortalamadaki puanlar
             * @example 142
             */
            ratings: components["schemas"]["Count"];
            months: components["schemas"]["MonthlyRatings"];
            direction: components["schemas"]["RatingDirection"];
        };
        /**
         * @description Dört ayın ortalaması, bir ondalık; gösterilebilecek kadar puan yoksa null
         * @example 4.2
         */
        AverageRating: number | null;
        DishRatings: components["schemas"]["RatedDish"] & {
            /** @description Puanı en düşük olan önce, ötekilerin toplamı en sonda */
            firms: {
                /** @description null: öteki firmalar birlikte */
                firm: components["schemas"]["CompanyName"] | null;
                average: components["schemas"]["AverageRating"];
                /** @example 56 */
                ratings: components["schemas"]["Count"];
                months: components["schemas"]["MonthlyRatings"];
                direction: components["schemas"]["RatingDirection"];
            }[];
            /**
             * @description Bütün satırlar
             * @example 1
             */
            firm_total: components["schemas"]["Count"];
        };
        /**
         * @description Seçenek anahtarından yemeğe
         * @example {
         *       "GELENEKSEL": {
         *         "dish_id": "019ea5df-e3f2-77a6-aa54-53a89e3b8430",
         *         "name": "Kuru fasulye, pirinç pilavı, turşu",
         *         "tags": [
         *           "Etli"
         *         ],
         *         "image_url": null,
         *         "allergens": [
         *           "gluten"
         *         ],
         *         "contains_pork": false,
         *         "contains_alcohol": false,
         *         "kcal": 650,
         *         "portion_g": 400
         *       },
         *       "ALTERNATIF": {
         *         "dish_id": "019ea5d1-b154-7196-96ed-6e658030e20f",
         *         "name": "Tavuk sote, pirinç pilavı, mevsim salata",
         *         "tags": [
         *           "Tavuk"
         *         ],
         *         "image_url": null,
         *         "allergens": [],
         *         "contains_pork": false,
         *         "contains_alcohol": false,
         *         "kcal": 585,
         *         "portion_g": 400
         *       }
         *     }
         */
        MenuMeals: {
            [key: string]: components["schemas"]["MenuMeal"];
        };
        /**
         * @description Seçenek anahtarından yemeğe
         * @example {
         *       "GELENEKSEL": {
         *         "name": "Kuru fasulye, pirinç pilavı, turşu",
         *         "tags": [
         *           "Etli"
         *         ],
         *         "allergens": [
         *           "gluten"
         *         ]
         *       },
         *       "ALTERNATIF": {
         *         "name": "Tavuk sote, pirinç pilavı, mevsim salata",
         *         "tags": [
         *           "Tavuk"
         *         ],
         *         "allergens": []
         *       }
         *     }
         */
        Meals: {
            [key: string]: components["schemas"]["Meal"];
        };
        /**
         * @description Seçilmiş bir seçeneğin yemeği değişiyorsa ne olduğu: `correction` adı sessizce düzeltir, `substitution` yerine başka bir
         *     yemek geldiğini seçenlere bildirir. Verilmezse 409.
         * @example {
         *       "GELENEKSEL": "substitution"
         *     }
         */
        DishChanges: {
            [key: string]: components["schemas"]["DishChange"];
        };
        /** @enum {string} */
        DishChange: "correction" | "substitution";
        /**
         * @example [
         *       {
         *         "key": "GELENEKSEL",
         *         "label": "Geleneksel"
         *       },
         *       {
         *         "key": "ALTERNATIF",
         *         "label": "Alternatif"
         *       }
         *     ]
         */
        MenuChoices: {
            key: components["schemas"]["ChoiceKey"];
            /** @example Geleneksel */
            label: string;
        }[];
        MenuDay: {
            date: components["schemas"]["LocalDate"];
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example published */
            status: components["schemas"]["MenuStatus"];
            /** @description Seçimin kapandığı an; vardiyanın ve ortaklığın kapanış saatlerinden erken olanı */
            closes_at: components["schemas"]["Instant"];
            meals: components["schemas"]["MenuMeals"];
            choices: components["schemas"]["MenuChoices"];
            common_courses: components["schemas"]["MenuCourses"];
            /**
             * @description Bu günü seçen kişi sayısı
             * @example 38
             */
            choice_count: components["schemas"]["Count"];
            /**
             * @description Seçenek anahtarından onu seçen kişi sayısına; kimsenin seçmediği yoktur
             * @example {
             *       "GELENEKSEL": 24,
             *       "ALTERNATIF": 14
             *     }
             */
            choice_counts: {
                [key: string]: number;
            };
            version: components["schemas"]["Version"];
        };
        MenuWeek: {
            /**
             * @description Firmanın aktif çalışanları
             * @example 47
             */
            people: components["schemas"]["Count"];
            shifts: {
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id: ShiftId;
                /** @example Gündüz Vardiyası */
                title: string;
                start_time: components["schemas"]["LocalTime"];
                /** @example 14:00 */
                end_time: components["schemas"]["LocalTime"];
                /**
                 * @description Bugünden başlayarak menüsü olmayan çalışma günleri
                 * @example 1
                 */
                missing_days: components["schemas"]["Count"];
                ahead: components["schemas"]["MenusAhead"];
                /**
                 * @example [
                 *       {
                 *         "date": "2026-11-23",
                 *         "state": "published",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 38,
                 *         "undeclared_dishes": 0
                 *       },
                 *       {
                 *         "date": "2026-11-24",
                 *         "state": "published",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 36,
                 *         "undeclared_dishes": 0
                 *       },
                 *       {
                 *         "date": "2026-11-25",
                 *         "state": "published",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 0,
                 *         "undeclared_dishes": 0
                 *       },
                 *       {
                 *         "date": "2026-11-26",
                 *         "state": "published",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 0,
                 *         "undeclared_dishes": 0
                 *       },
                 *       {
                 *         "date": "2026-11-27",
                 *         "state": "published",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 0,
                 *         "undeclared_dishes": 1
                 *       },
                 *       {
                 *         "date": "2026-11-28",
                 *         "state": "missing",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 0,
                 *         "undeclared_dishes": 0
                 *       },
                 *       {
                 *         "date": "2026-11-29",
                 *         "state": "no_shift",
                 *         "is_past": false,
                 *         "closed_name": null,
                 *         "choice_count": 0,
                 *         "undeclared_dishes": 0
                 *       }
                 *     ]
                 */
                days: components["schemas"]["MenuWeekDay"][];
            }[];
        };
        /** @description Yarından başlayarak 28 gün, hangi hafta gösterilirse gösterilsin */
        MenusAhead: {
            /**
             * @description Arada menüsüz ya da taslak gün olmadan yayındaki son gün
             * @example 2026-11-27
             */
            published_until: null | components["schemas"]["LocalDate"];
            /** @example 2 */
            drafts: components["schemas"]["Count"];
            /**
             * @description Menüsü olmayan çalışma günleri
             * @example 1
             */
            missing: components["schemas"]["Count"];
        };
        MenuWeekDay: {
            date: components["schemas"]["LocalDate"];
            /**
             * @description `missing`: çalışma günü, menüsü yok; `other_catering`: başka bir catering yayınladı
             * @enum {string}
             */
            state: "published" | "draft" | "missing" | "other_catering" | "no_shift" | "partnership_ended";
            /** @example false */
            is_past: boolean;
            /**
             * @description Kapalı günün adı: firmanınki, firma açıksa cateringinki; gün kapalı değilse null. Kapalı gün `no_shift`tir
             * @example null
             */
            closed_name: string | null;
            /** @example 38 */
            choice_count: components["schemas"]["Count"];
            /**
             * @description Alerjenleri beyan edilmemiş yemekler
             * @example 0
             */
            undeclared_dishes: components["schemas"]["Count"];
        };
        MenuPlayDay: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            date: components["schemas"]["LocalDate"];
            /** @example true */
            completed: boolean;
            /** @example true */
            selectable: boolean;
            /**
             * Format: date-time
             * @description Seçimin kapandığı an
             * @example 2026-11-23T14:00:00.000Z
             */
            selectable_until?: string;
            /**
             * @description Çalışanın kendi vardiyalarından biri; hiçbirini belirtmediyse hepsi
             * @example true
             */
            is_usual?: boolean;
            /**
             * @description Neden seçilemediği; seçime açıksa null. `day_closed`: firma ya da catering o gün kapalı, menü gizlidir. `absent`: çalışan o gün yok
             * @example null
             * @enum {string|null}
             */
            closed_reason: "partnership_ended" | "no_shift" | "day_closed" | "too_late" | "absent" | null;
            /**
             * @description Kapalı günün adı: firmanınki, firma açıksa cateringinki; gün kapalı değilse null
             * @example null
             */
            closed_name?: string | null;
            /**
             * @description Çalışan o gün yok, adına yemek ayrılmaz
             * @example false
             */
            is_absent?: boolean;
            options: {
                key: components["schemas"]["ChoiceKey"];
                /** @example Geleneksel */
                label: string;
                meal: components["schemas"]["MenuMeal"];
            }[];
            common_courses: components["schemas"]["MenuCourses"];
            /**
             * @description Seçilen anahtar
             * @example GELENEKSEL
             */
            choice: string | null;
            /**
             * @description Çalışanın her zamanki seçimi; kendisi bu gün için seçmedi
             * @example false
             */
            is_standing?: boolean;
            /**
             * @description Seçilmiş olan yemek; yerine başkası geldiyse ve bu henüz görülmediyse
             * @example null
             */
            replaced_meal: string | null;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            catering_name: string;
        };
        Choice: {
            date: components["schemas"]["LocalDate"];
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            choice: components["schemas"]["ChoiceKey"];
            /**
             * @description Seçeneğin adı
             * @example Geleneksel
             */
            type: string;
            /** @example Kuru fasulye, pirinç pilavı, turşu */
            meal: string;
        };
        PastChoice: {
            /** @example 2026-11-20 */
            date: components["schemas"]["LocalDate"];
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            catering_name: string;
            /** @example Kuru fasulye, pirinç pilavı, turşu */
            meal: string;
            common_courses: components["schemas"]["CourseNames"];
            tags: components["schemas"]["DishTags"];
            image_url: components["schemas"]["DishImage"];
            /**
             * @description Bugün ve sonrası için yemeğin beyanı; geçmiş günler için null
             * @example null
             */
            declaration: null | components["schemas"]["Declaration"];
            /**
             * @description Seçilmiş olan yemek, yerine başkası geldiyse
             * @example null
             */
            replaced_meal: string | null;
            /**
             * @description Seçeneğin adı
             * @example Geleneksel
             */
            type: string;
            choice: components["schemas"]["ChoiceKey"];
            /**
             * Format: int32
             * @description Verilmiş puan; bir kez verilir
             * @example 5
             */
            stars: number | null;
            /**
             * @description Vardiyası bitti
             * @example true
             */
            served: boolean;
            /**
             * @description Şimdi puanlanabilir
             * @example false
             */
            ratable: boolean;
        };
        /**
         * Format: int32
         * @example 5
         */
        Stars: number;
        KitchenStats: {
            /** @description Bugünden başlayarak 7 gün */
            next_7_days: {
                date: components["schemas"]["LocalDate"];
                /** @example 38 */
                total: components["schemas"]["Count"];
                /**
                 * @description Yemeyeceğini söyleyenler; `total` içinde değildir
                 * @example 2
                 */
                skipped?: components["schemas"]["Count"];
                /** @description En çok seçilen 1.000 yemek; `total` hepsini sayar */
                choices: {
                    /** @example GELENEKSEL */
                    key: string;
                    /** @example Geleneksel */
                    label: string;
                    /**
                     * @description Pişirilecek yemek
                     * @example Kuru fasulye, pirinç pilavı, turşu
                     */
                    meal: string;
                    /** @example 24 */
                    count: components["schemas"]["Count"];
                }[];
            }[];
            time_periods: {
                /**
                 * @description Bugün
                 * @example 36
                 */
                last_1_day: components["schemas"]["Count"];
                /**
                 * @description Bugün ile biten 7 gün
                 * @example 201
                 */
                last_1_week: components["schemas"]["Count"];
                /**
                 * @description Bugün ile biten 30 gün
                 * @example 842
                 */
                last_1_month: components["schemas"]["Count"];
                /**
                 * @description Bugün ile biten 365 gün
                 * @example 3050
                 */
                last_1_year: components["schemas"]["Count"];
                /**
                 * @description Bütün seçimler, gelecek günlerinkiler de
                 * @example 3184
                 */
                all_time: components["schemas"]["Count"];
            };
            /** @description Bugün ile biten 30 gün; seçimi olan departmanlar, ada göre */
            by_department: {
                /**
                 * Format: uuid
                 * @description Departmanı olmayanlar için null
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id: DepartmentId | null;
                /** @example Kalite */
                department_name: string;
                /** @example 124 */
                total: components["schemas"]["Count"];
                /** @description En çok seçilen 100 seçenek; `total` hepsini sayar */
                by_choice: {
                    /** @example GELENEKSEL */
                    key: string;
                    /**
                     * @description Seçeneğin son 30 gündeki en yeni adı
                     * @example Geleneksel
                     */
                    label: string;
                    /** @example 81 */
                    count: components["schemas"]["Count"];
                }[];
            }[];
        };
        KitchenLists: {
            /**
             * @description Haftanın son listeleri verilmedi
             * @example false
             */
            has_more: boolean;
            /** @example 2026-11-23 */
            today: components["schemas"]["LocalDate"];
            /** @description Listelerin ilk günü */
            date: components["schemas"]["LocalDate"];
            /** @description Canlı sayıların anı */
            at: components["schemas"]["Instant"];
            /** @description Tarihe, sonra vardiyanın başlangıcına göre */
            lists: components["schemas"]["KitchenList"][];
        };
        KitchenList: {
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            catering_name: string;
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            start_time: components["schemas"]["LocalTime"];
            /** @example 14:00 */
            end_time: components["schemas"]["LocalTime"];
            /** @example Europe/Istanbul */
            timezone: string;
            date: components["schemas"]["LocalDate"];
            /**
             * @description Seçimin kapandığı ve listenin dondurulduğu an
             * @example 2026-11-23T14:00:00.000Z
             */
            closes_at: components["schemas"]["Instant"];
            /** @example false */
            is_frozen: boolean;
            options: {
                /** @example GELENEKSEL */
                key: string;
                /** @example Geleneksel */
                label: string;
                /** @example Kuru fasulye, pirinç pilavı, turşu */
                meal: string;
                tags: components["schemas"]["DishTags"];
                /** @example 24 */
                count: components["schemas"]["Count"];
                /**
                 * Format: int32
                 * @description Kesinleştikten sonraki fark; sayıya katılmaz. Firmaya üçten az kişi ayrılmışsa söylenmez
                 * @example 0
                 */
                later: number;
                /**
                 * @description Bu seçeneği seçenlerin önceden seçtiği ve yerine bunun geldiği yemekler
                 * @example []
                 */
                replaces: string[];
                /**
                 * @description Kesinleştikten sonra yerine geçen yemek
                 * @example null
                 */
                replaced_by: string | null;
            }[];
            /** @description Ortak yemekler; her biri `meals` porsiyondur */
            common_courses: components["schemas"]["CommonCourses"];
            /**
             * @description Kesinleştikten sonra değiştiyse şimdiki yemekler
             * @example null
             */
            courses_now: null | components["schemas"]["CommonCourses"];
            /**
             * @description Toplam porsiyon; yemeyecekler içinde değildir
             * @example 38
             */
            meals: components["schemas"]["Count"];
            /** @description Misafirler; öteki sayılara katılmaz */
            guests: {
                /** @example 6 */
                portions: components["schemas"]["Count"];
                /**
                 * @description Yalnızca sayısı bilinenler
                 * @example 2
                 */
                without_option: components["schemas"]["Count"];
                /**
                 * @description Seçenek anahtarına göre porsiyon
                 * @example {
                 *       "GELENEKSEL": 3,
                 *       "ALTERNATIF": 1
                 *     }
                 */
                counts: {
                    [key: string]: components["schemas"]["Count"];
                };
                /** @description Ağırlayan departmanlar; misafiri çok olan önce */
                departments: {
                    /**
                     * Format: uuid
                     * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                     */
                    department_id: DepartmentId | null;
                    /** @example Kalite */
                    department_name: string;
                    /** @example 6 */
                    portions: components["schemas"]["Count"];
                }[];
            };
            /** @example 2 */
            skipped: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Kesinleştikten sonra toplam porsiyondaki fark
             * @example 0
             */
            later: number;
            /**
             * Format: int32
             * @example 9
             */
            undecided: number | null;
            /**
             * Format: int32
             * @description Seçmeyenlerden beklenen porsiyon
             * @example 7
             */
            expected: number | null;
            /** @description Porsiyonu çok olan önce */
            departments: {
                /**
                 * Format: uuid
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id: DepartmentId | null;
                /** @example Kalite */
                department_name: string;
                /**
                 * @description Birlikte sayılan küçük departmanlar
                 * @example false
                 */
                is_others: boolean;
                /** @example 11 */
                total: components["schemas"]["Count"];
                /**
                 * @description Seçenek anahtarına göre porsiyon
                 * @example {
                 *       "GELENEKSEL": 8,
                 *       "ALTERNATIF": 3
                 *     }
                 */
                counts: {
                    [key: string]: components["schemas"]["Count"];
                };
            }[];
        };
        /**
         * Format: uuid
         * @description Belirli bir departmanın misafiri değilse `null`
         * @example 019bb156-3469-7f65-b43a-0524d916bfb3
         */
        HostOrNone: string | null;
        /**
         * @description Yalnızca sayı ise `null`
         * @example GELENEKSEL
         */
        GuestOption: string | null;
        /**
         * Format: int32
         * @example 4
         */
        GuestPortions: number;
        GuestsOfMeal: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            department_id: components["schemas"]["HostOrNone"];
            guests: {
                key: components["schemas"]["GuestOption"];
                portions: components["schemas"]["GuestPortions"];
            }[];
        };
        AddedGuests: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            department_id: components["schemas"]["HostOrNone"];
            guests: {
                key: components["schemas"]["GuestOption"];
                portions: components["schemas"]["GuestPortions"];
            }[];
        };
        WeeklyGuests: {
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            weekday: components["schemas"]["Weekday"];
            department_id: components["schemas"]["HostOrNone"];
            /** @example Kalite */
            department_name: string | null;
            portions: components["schemas"]["GuestPortions"];
        };
        GuestMeal: {
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            start_time: components["schemas"]["LocalTime"];
            /** @example 14:00 */
            end_time: components["schemas"]["LocalTime"];
            /** @example Europe/Istanbul */
            timezone: string;
            /**
             * @description Kapanış
             * @example 2026-11-24T13:00:00.000Z
             */
            closes_at: components["schemas"]["Instant"];
            /** @example true */
            is_open: boolean;
            /**
             * @description Menü yayınlanmadıysa `null`
             * @example Bereket Sofrası Catering Ltd. Şti.
             */
            catering_name: string | null;
            /** @description Menü yayınlanmadıysa boş */
            options: {
                /** @example GELENEKSEL */
                key: string;
                /** @example Geleneksel */
                label: string;
                /** @example Tas kebabı, pirinç pilavı, cacık */
                meal: string;
            }[];
            /**
             * @description Bütün misafirler
             * @example 6
             */
            portions: components["schemas"]["Count"];
            guests: {
                department_id: components["schemas"]["HostOrNone"];
                /** @example Kalite */
                department_name: string | null;
                key: components["schemas"]["GuestOption"];
                /** @example 4 */
                portions: components["schemas"]["Count"];
                /**
                 * @description Her hafta gelenler
                 * @example false
                 */
                is_weekly: boolean;
            }[];
            /**
             * @description Bir porsiyonun o günkü fiyatı; bilinmiyorsa ve göremeyene `null`
             * @example {
             *       "unit_price": 128.5,
             *       "vat_rate": 10
             *     }
             */
            price: null | {
                /** @example 128.5 */
                unit_price: Lira;
                /**
                 * Format: int32
                 * @example 10
                 */
                vat_rate: number;
            };
        };
        KitchenDay: {
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            /** @example 2766 */
            portions: components["schemas"]["Count"];
            /** @example 6 */
            guests: components["schemas"]["GuestCount"];
            /**
             * @description Günün bütün listeleri kesinleşti
             * @example false
             */
            is_frozen: boolean;
            /**
             * @description Menüsü yayında olan firmalar
             * @example 40
             */
            firms: components["schemas"]["Count"];
            /**
             * @description Çalışan bir vardiyasının yayınlanmış menüsü olmayan firmalar
             * @example 2
             */
            firms_without_menu: components["schemas"]["Count"];
            /**
             * @description Hiçbir firmanın vardiyası çalışmaz
             * @example false
             */
            is_closed: boolean;
            /**
             * @description Son vardiyanın saati; menü yoksa `null`
             * @example 22:00
             */
            last_serving: string | null;
        };
        /**
         * Format: int32
         * @description Yüzde
         * @example 3
         */
        ReservePercent: number;
        /**
         * Format: int32
         * @description Kesinleştikten sonraki fark; sayılara katılmaz
         * @example -2
         */
        LaterPortions: number;
        /**
         * Format: int32
         * @description Misafirler; porsiyonlara katılmaz
         * @example 6
         */
        GuestCount: number;
        PlannedComponent: {
            /** @example pirinc pilavi */
            key: string;
            /** @example Pirinç pilavı */
            name: string;
            /**
             * @description Bir yemeğin ana bileşenidir
             * @example false
             */
            is_main: boolean;
            /** @example 1233 */
            frozen: components["schemas"]["Count"];
            /**
             * @description Kesinleşmemiş listelerde şu ana kadar seçilenler
             * @example 349
             */
            open: components["schemas"]["Count"];
            /**
             * @description Henüz seçmeyenlerden beklenen
             * @example 36
             */
            estimate: components["schemas"]["Count"];
            /**
             * @description Misafirler
             * @example 0
             */
            guests: components["schemas"]["Count"];
            /**
             * @description Pay
             * @example 49
             */
            reserve: components["schemas"]["Count"];
            /**
             * @description frozen + open + estimate + guests + reserve
             * @example 1667
             */
            to_cook: components["schemas"]["Count"];
            later: components["schemas"]["LaterPortions"];
            /**
             * Format: int32
             * @description Mutfağın kendi yazdığı sayı
             * @example 1700
             */
            own_number: number | null;
            /**
             * @description Yazan kişi; bir yazılım anahtarı yazdıysa `null`
             * @example Sibel Tekin
             */
            own_number_by: string | null;
            /** @example 2026-11-24T09:48:00.000Z */
            own_number_at: components["schemas"]["Instant"] | null;
        };
        PlannedDelivery: {
            /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
            menu_day_id: components["schemas"]["Id"];
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            corporate_id: CompanyId;
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            corporate_name: string;
            address: components["schemas"]["Address"];
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            /** @description Vardiyanın başladığı saat */
            serving_time: components["schemas"]["LocalTime"];
            options: {
                /** @example GELENEKSEL */
                key: string;
                /** @example Geleneksel */
                label: string;
                /** @example Kuru fasulye, pirinç pilavı, turşu */
                meal: string;
                /** @example 58 */
                portions: components["schemas"]["Count"];
                /**
                 * @description Seçeneği bilinmeyen misafirler seçilenlerin oranıyla dağıtılır
                 * @example 4
                 */
                guests: components["schemas"]["GuestCount"];
                later: components["schemas"]["LaterPortions"];
                components: components["schemas"]["ComponentKeys"];
            }[];
            /** @description Her biri `portions` ve `guests` porsiyondur */
            common_courses: {
                course: components["schemas"]["Course"];
                /** @example Mercimek çorbası */
                name: string;
                components: components["schemas"]["ComponentKeys"];
            }[];
            /** @example 108 */
            portions: components["schemas"]["Count"];
            /** @example 6 */
            guests: components["schemas"]["GuestCount"];
            later: components["schemas"]["LaterPortions"];
            /** @example true */
            is_frozen: boolean;
            /**
             * @description Listenin kesinleştiği ya da kesinleşeceği an
             * @example 2026-11-24T13:00:00.000Z
             */
            closes_at: components["schemas"]["Instant"];
            /** @example Europe/Istanbul */
            timezone: string;
            route: components["schemas"]["RouteOrNone"];
            place: components["schemas"]["PlaceOrNone"];
            confirmation: components["schemas"]["DeliveryConfirmation"];
        };
        KitchenLabel: {
            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
            corporate_id: CompanyId;
            /** @example Poyraz Otomotiv Sanayi A.Ş. */
            corporate_name: string;
            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
            shift_id: ShiftId;
            /** @example Gündüz Vardiyası */
            shift_title: string;
            serving_time: components["schemas"]["LocalTime"];
            route: components["schemas"]["RouteOrNone"];
            place: components["schemas"]["PlaceOrNone"];
            /** @example true */
            is_frozen: boolean;
            /**
             * @description Toplu gelen yemekte ve departmansız misafirlerde `null`
             * @example Kalite
             */
            department_name: string | null;
            /**
             * @description Departmanın misafirlerinin kutusu
             * @example false
             */
            is_for_guests: boolean;
            /**
             * @description Kutudaki öğünler ya da yemeğin porsiyonları
             * @example 14
             */
            portions: components["schemas"]["Count"];
            /**
             * @description `portions` içindeki misafirler
             * @example 3
             */
            guests: components["schemas"]["Count"];
            /** @description Toplu gelen yemekte bir yemek */
            dishes: {
                /**
                 * @description Ortak yemekte `null`
                 * @example Geleneksel
                 */
                label: string | null;
                /**
                 * @description Seçenekte `null`
                 * @example null
                 */
                course: components["schemas"]["Course"] | null;
                /** @example Kuru fasulye, pirinç pilavı, turşu */
                meal: string;
                /** @example 9 */
                portions: components["schemas"]["Count"];
                allergens: components["schemas"]["Allergens"];
                contains_pork: components["schemas"]["ContainsPork"];
                contains_alcohol: components["schemas"]["ContainsAlcohol"];
            }[];
        };
        /** @description Bileşenlerin anahtarları; ana bileşen önce */
        ComponentKeys: string[];
        /** @example OSB */
        RouteOrNone: string | null;
        /**
         * Format: int32
         * @example 3
         */
        PlaceOrNone: number | null;
        /**
         * @description Firmanın teslim onayı; yoksa `null`
         * @example {
         *       "received_portions": 106,
         *       "by": "Ayşe Yılmaz",
         *       "at": "2026-11-24T09:05:00.000Z"
         *     }
         */
        DeliveryConfirmation: null | {
            /** @example 106 */
            received_portions: components["schemas"]["Count"];
            /**
             * @description Onaylayan kişi; bir yazılım anahtarı onayladıysa ve cateringe `null`
             * @example Ayşe Yılmaz
             */
            by: string | null;
            /** @example 2026-11-24T09:05:00.000Z */
            at: components["schemas"]["Instant"];
        };
        KitchenPlan: {
            /** @example 2026-11-25 */
            date: components["schemas"]["LocalDate"];
            today: components["schemas"]["LocalDate"];
            /**
             * @description Sayıların okunduğu an
             * @example 2026-11-24T09:48:00.000Z
             */
            at: components["schemas"]["Instant"];
            /**
             * @description frozen + open
             * @example 2766
             */
            portions: components["schemas"]["Count"];
            /**
             * @description Kesinleşen porsiyonlar
             * @example 2015
             */
            frozen: components["schemas"]["Count"];
            /** @example 751 */
            open: components["schemas"]["Count"];
            /** @example 79 */
            estimate: components["schemas"]["Count"];
            /** @example 14 */
            guests: components["schemas"]["GuestCount"];
            /** @example 40 */
            firms: components["schemas"]["Count"];
            reserve_percent: components["schemas"]["ReservePercent"];
            /** @description Ana bileşenler, sonra ötekiler; pişirileceği çok olan önce */
            components: components["schemas"]["PlannedComponent"][];
            /** @description Saate, sonra firmaya göre */
            deliveries: components["schemas"]["PlannedDelivery"][];
            /**
             * @description Bundan çok dağıtım var
             * @example false
             */
            has_more: boolean;
        };
        /**
         * @description Sırayla: dönem sürüyor, taslak, bir taraf onayladı, mutabık
         * @example draft
         * @enum {string}
         */
        StatementState: "preview" | "draft" | "waiting" | "agreed";
        /**
         * @description Lira
         * @example 487195
         */
        Amount: number;
        /**
         * Format: int32
         * @description Artı ya da eksi, sıfır değil
         * @example -3
         */
        CorrectedPortions: number;
        StatementSummary: {
            id: components["schemas"]["Id"];
            partner: components["schemas"]["CompanyName"];
            /** @example 2026-10-01 */
            first_day: components["schemas"]["LocalDate"];
            /** @example 2026-10-31 */
            last_day: components["schemas"]["LocalDate"];
            state: components["schemas"]["StatementState"];
            /**
             * Format: int32
             * @description Misafirler ve kabul edilen düzeltmelerle
             * @example 3967
             */
            portions: number;
            /**
             * @description KDV dâhil
             * @example 535914.5
             */
            total_price: components["schemas"]["Amount"];
            /**
             * @description Yanlışsa fiyatı olmayan porsiyonlar tutara katılmadı
             * @example true
             */
            is_complete: boolean;
            /** @example 2 */
            open_corrections: components["schemas"]["Count"];
            /** @example false */
            is_approved_by_us: boolean;
            /** @example false */
            is_approved_by_partner: boolean;
            /**
             * @description Karşı tarafın düzeltmesi ya da onayınız bekleniyor
             * @example true
             */
            awaits_you: boolean;
            /**
             * @description Bir taraf onaylayalı 5 gün geçti
             * @example false
             */
            is_overdue: boolean;
        };
        StatementDay: {
            /** @example 2026-10-16 */
            date: components["schemas"]["LocalDate"];
            /**
             * Format: uuid
             * @description Günün vardiyaya bağlı olmayan satırında null: asgari farkı; vardiyaları ayrı tutulmadan mutabık kalınmış eski dönemlerde misafir ve düzeltmeler
             * @example null
             */
            shift_id: ShiftId | null;
            /**
             * @description Vardiyanın listesi kesinleşti
             * @example true
             */
            has_list: boolean;
            /**
             * @description Listedeki kişiler; misafirler ve düzeltmeler ayrıdır
             * @example 174
             */
            portions: components["schemas"]["Count"];
            /** @example 3 */
            guests: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Kabul edilenler
             * @example 0
             */
            corrections: number;
            /**
             * Format: int32
             * @description Açık olanların toplamı; sayılmadı
             * @example -3
             */
            open_corrections: number;
            /**
             * @description Garanti edilen asgariye eksik kalan; yalnızca günün vardiyasız satırında
             * @example 0
             */
            minimum_top_up: components["schemas"]["Count"];
            /**
             * @description O günün birim fiyatı
             * @example 119
             */
            unit_price: components["schemas"]["LiraOrNone"];
            /**
             * Format: int32
             * @example 10
             * @enum {integer|null}
             */
            vat_rate: 1 | 10 | 20 | null;
            /**
             * @description Kapalı ya da yarım günün adı
             * @example null
             */
            closed_day: string | null;
        };
        StatementLine: {
            /**
             * @description earlier: mutabık kalınmış bir dönemin sonradan kabul edilen düzeltmesi
             * @example portions
             * @enum {string}
             */
            kind: "portions" | "minimum" | "earlier";
            /**
             * @description earlier satırında düzeltilen günün ayının ilk günü
             * @example null
             */
            period: components["schemas"]["DateOrNone"];
            /**
             * Format: int32
             * @example 2524
             */
            portions: number;
            /** @example 119 */
            unit_price: Lira;
            /**
             * Format: int32
             * @example 10
             * @enum {integer}
             */
            vat_rate: 1 | 10 | 20;
            /**
             * @description KDV'siz
             * @example 300356
             */
            price: components["schemas"]["Amount"];
        };
        StatementTotals: {
            /** @description KDV'siz */
            base: components["schemas"]["Amount"];
            /**
             * Format: int32
             * @description Dönemin tek oranı; birden çok oran varsa ya da tutar yoksa null
             * @example 10
             * @enum {integer|null}
             */
            vat_rate: 1 | 10 | 20 | null;
            /** @description Oranlarına göre matrah ve KDV */
            rates: {
                /**
                 * Format: int32
                 * @example 10
                 * @enum {integer}
                 */
                rate: 1 | 10 | 20;
                /** @description Matrah */
                base: components["schemas"]["Amount"];
                /** @example 48719.5 */
                vat: components["schemas"]["Amount"];
            }[];
            /**
             * @description Bütün oranların KDV'si
             * @example 48719.5
             */
            vat: components["schemas"]["Amount"];
            /**
             * @description Belirlenmiş alıcı olan firmanın sorumlu sıfatıyla beyan ettiği KDV (5/10); tutar sınırı aşmıyorsa 0
             * @example 0
             */
            withholding: components["schemas"]["Amount"];
            /**
             * @description KDV dâhil
             * @example 535914.5
             */
            total: components["schemas"]["Amount"];
            /**
             * @description Cateringe ödenecek: `total` − `withholding`
             * @example 535914.5
             */
            payable: components["schemas"]["Amount"];
        };
        Correction: {
            id: components["schemas"]["Id"];
            /** @example 2026-10-16 */
            date: components["schemas"]["LocalDate"];
            shift_id: ShiftId;
            /** @example Akşam */
            shift_title: string;
            /**
             * Format: int32
             * @example -3
             */
            portions: number;
            /** @example Üç kişi eğitimdeydi, listeden sonra bildirildi. */
            reason: string;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "accepted" | "refused" | "withdrawn";
            /**
             * @description Çağıranın şirketi önerdi
             * @example false
             */
            is_own: boolean;
            proposed_at: components["schemas"]["Instant"];
            /**
             * @description Yalnızca öneren şirkete
             * @example null
             */
            proposed_by_name: string | null;
            /**
             * Format: uuid
             * @description Yalnızca firmaya
             * @example null
             */
            department_id: DepartmentId | null;
            /**
             * @description Yalnızca firmaya
             * @example null
             */
            department_name: string | null;
            /**
             * Format: date-time
             * @example null
             */
            answered_at: string | null;
            /**
             * @description Yalnızca yanıtlayan şirkete
             * @example null
             */
            answered_by_name: string | null;
            /**
             * @description Reddin gerekçesi
             * @example null
             */
            answer: string | null;
            /**
             * @description Mutabık kalınmış bir dönemin günü için
             * @example false
             */
            is_earlier: boolean;
        };
        StatementApproval: {
            /**
             * Format: date-time
             * @description Onaylanmadıysa null
             * @example null
             */
            at: string | null;
            /**
             * @description Kendi şirketinizin onayında; mutabıkta iki tarafta da
             * @example null
             */
            by_name: string | null;
        };
        Statement: {
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description `approveStatement` bunu ister
             * @example 4
             */
            version: number;
            partner: components["schemas"]["CompanyName"];
            own: components["schemas"]["CompanyName"];
            /** @example 2026-10-01 */
            first_day: components["schemas"]["LocalDate"];
            /** @example 2026-10-31 */
            last_day: components["schemas"]["LocalDate"];
            state: components["schemas"]["StatementState"];
            shifts: {
                id: components["schemas"]["Id"];
                /** @example Gündüz */
                title: string;
                /** @example 2419 */
                portions: components["schemas"]["Count"];
            }[];
            /** @description Firmanın dönemde listesi olmayan vardiyaları; düzeltme önerilebilir */
            other_shifts: {
                id: components["schemas"]["Id"];
                /** @example Akşam */
                title: string;
            }[];
            /**
             * @description Dönemin bütün günleri, sırayla. Listesi, misafiri ya da düzeltmesi olan her vardiya bir satırdır; her gün, `shift_id` null olan
             *     bir satırla biter. Bütün satırların `portions`, `guests` ve `corrections` toplamı dönemin `portions` sayısıdır.
             */
            days: components["schemas"]["StatementDay"][];
            /**
             * Format: int32
             * @example 3967
             */
            portions: number;
            /** @example 11 */
            top_up: components["schemas"]["Count"];
            /**
             * @description Fiyatı olmadığı için tutara katılmayanlar
             * @example 0
             */
            unpriced_portions: components["schemas"]["Count"];
            /**
             * @description Dönemin son koşullarındaki garanti; günler dönem içinde değişmiş olabilir
             * @example null
             */
            minimum: null | {
                /** @example 150 */
                portions: components["schemas"]["Count"];
                weekdays: number[];
            };
            lines: components["schemas"]["StatementLine"][];
            totals: components["schemas"]["StatementTotals"];
            /** @description Açık düzeltmelerin hepsi kabul edilirse; açık düzeltme yoksa null */
            totals_if_accepted: null | components["schemas"]["StatementTotals"];
            /** @description Önce sizi bekleyenler, sonra yeniler */
            corrections: components["schemas"]["Correction"][];
            /** @description Yalnızca firmaya. Üçten az kişinin yediği departmanlar, departmansız kişilerle tek satırdadır (`name` null). Departmanı olmayan misafirler hiçbirinde yoktur */
            departments: {
                /** @example Gövde Montaj */
                name: string | null;
                /**
                 * Format: int32
                 * @description Departmanın misafirleri ve kabul edilen düzeltmeleriyle
                 * @example 1134
                 */
                portions: number;
                /**
                 * @description `portions` içindeki misafirler
                 * @example 12
                 */
                guests: components["schemas"]["Count"];
            }[];
            own_approval: components["schemas"]["StatementApproval"];
            partner_approval: components["schemas"]["StatementApproval"];
            /**
             * Format: date-time
             * @example null
             */
            agreed_at: string | null;
            /** @example false */
            is_overdue: boolean;
            /** @description Listesi henüz kesinleşmemiş günler */
            unfrozen_dates: components["schemas"]["LocalDate"][];
            /** @example false */
            can_approve: boolean;
        };
        /**
         * @description Öğün başına, aylık ya da alınmıyor
         * @example per_meal
         * @enum {string}
         */
        ContributionKind: "per_meal" | "monthly" | "none";
        ContributionTerm: {
            /** @example 2026-11-01 */
            first_day: components["schemas"]["LocalDate"];
            kind: components["schemas"]["ContributionKind"];
            /** @example 25 */
            amount: components["schemas"]["LiraOrNone"];
        };
        OwnMonth: {
            /** @example 2026-11 */
            month: components["schemas"]["Month"];
            /**
             * @description Adına ayrılan öğünler
             * @example 16
             */
            meals: components["schemas"]["Count"];
            /**
             * @description “Yemeyeceğim” denen günler
             * @example 1
             */
            skipped_days: components["schemas"]["Count"];
            /**
             * @description Firmanın ayda listesi kesinleşmiş son günü
             * @example 2026-11-24
             */
            until: components["schemas"]["DateOrNone"];
            /**
             * @description Ay bitti ve bütün listeleri kesinleşti
             * @example false
             */
            is_final: boolean;
            /**
             * @description Sayının kesinleşeceği gün
             * @example 2026-12-01
             */
            closes_on: components["schemas"]["LocalDate"];
            days: {
                date: components["schemas"]["LocalDate"];
                /**
                 * @description 0: “Yemeyeceğim”
                 * @example 1
                 */
                meals: components["schemas"]["Count"];
            }[];
            /**
             * Format: int32
             * @description Firmanın ay kapanınca göreceği sayı; öğün başına katkı payı yoksa null
             * @example 16
             */
            seen_meals: number | null;
            /**
             * @description Katkı payı; firma almıyorsa null
             * @example 400
             */
            contribution: components["schemas"]["LiraOrNone"];
            lines: {
                /** @example 16 */
                meals: components["schemas"]["Count"];
                /** @example 25 */
                amount: number;
                /** @example 400 */
                price: number;
            }[];
            /** @description Ayda geçerli olanlar, ilk güne göre */
            terms: components["schemas"]["ContributionTerm"][];
            /**
             * @description Bu ay için firmaya yazdı
             * @example false
             */
            has_objected: boolean;
        };
        MonthNumbers: {
            /** @example 2026-10 */
            month: components["schemas"]["Month"];
            people: {
                user_id: UserId;
                /** @example Ayşe Yılmaz */
                full_name: string;
                /** @example Üretim */
                department_name: string | null;
                /** @example 21 */
                meals: components["schemas"]["Count"];
                /**
                 * @description Lira
                 * @example 525
                 */
                amount: number;
                /** @example false */
                has_objected: boolean;
            }[];
            /**
             * @description Kişi sayısı
             * @example 214
             */
            total: components["schemas"]["Count"];
            /** @example 4310 */
            total_meals: components["schemas"]["Count"];
            /** @example 107750 */
            total_amount: Lira;
            /** @example true */
            has_more: boolean;
        };
        SalesDay: {
            /** @example 2026-11-23 */
            date: components["schemas"]["LocalDate"];
            /** @example 3 */
            orders: components["schemas"]["Count"];
            /** @example 18640.5 */
            revenue: Lira;
        };
        /**
         * @default Adet
         * @example kg
         * @enum {string}
         */
        UnitType: "gr" | "kg" | "L" | "mL" | "Adet" | "Koli" | "Çuval" | "Teneke" | "Kasa" | "Paket" | "Kova" | "Torba" | "Şişe";
        /**
         * @description Tedarikçinin kendi kodu; boş ya da `null` ise kodsuz
         * @example PRN-025
         */
        ProductCode: string | null;
        /**
         * Format: int32
         * @description KDV oranı, yüzde; girilmediyse `null`
         * @example 10
         * @enum {integer|null}
         */
        VatRate: 1 | 10 | 20 | null;
        /**
         * @description Bir koli, çuval, teneke … içindeki miktar, sıfırdan büyük ve en fazla iki ondalık; `content_unit` ile birlikte
         * @example null
         */
        ContentQuantity: number | null;
        /**
         * @description İçeriğin birimi
         * @example null
         * @enum {string|null}
         */
        ContentUnit: "gr" | "kg" | "L" | "mL" | "Adet" | null;
        /**
         * @description 1 = Pazartesi … 7 = Pazar
         * @example [
         *       1,
         *       3,
         *       5
         *     ]
         */
        DeliveryWeekdays: number[];
        /**
         * Format: int32
         * @description Teslim gününden kaç gün önce
         * @example 1
         */
        OrderCutOffDays: number;
        /**
         * @description Türkiye saatiyle SS:DD; `24:00` o günün sonudur
         * @example 16:00
         */
        OrderCutOffTime: string;
        DeliveryTerms: {
            weekdays: components["schemas"]["DeliveryWeekdays"];
            cutoff_days: components["schemas"]["OrderCutOffDays"];
            cutoff_time: components["schemas"]["OrderCutOffTime"];
            /**
             * @description KDV hariç en az sipariş tutarı; 0 ise her tutar
             * @example 2500
             */
            minimum_amount: Lira;
            version: components["schemas"]["Version"];
        };
        /** @description Tedarikçi girmediyse null */
        DeliveryTermsOrNone: components["schemas"]["DeliveryTerms"] | null;
        /** @example Baldo pirinç */
        ProductName: string;
        /** @example Gönen baldo, 25 kg çuval */
        ProductDescription: string;
        /**
         * @default
         * @example Bakliyat ve tahıl
         */
        ProductCategory: string;
        /**
         * @description En fazla iki ondalık
         * @example 4200
         */
        StockQuantity: number;
        /**
         * @description En fazla iki ondalık
         * @default 1
         * @example 25
         */
        MinimumOrderQuantity: number;
        /**
         * @default null
         * @example null
         */
        ProductImage: string | null;
        /** @description Ada göre, filtreden bağımsız; 500'den çoksa en çok ürünü olanlar */
        ProductCategories: {
            /**
             * @description Kategorisiz ürünlerde boş
             * @example Bakliyat ve tahıl
             */
            category: string;
            /**
             * Format: int32
             * @example 11
             */
            products: number;
        }[];
        StoreProduct: {
            /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
            id: components["schemas"]["Id"];
            /** @example Baldo pirinç */
            name: string;
            /** @example Gönen baldo, 25 kg çuval */
            description: string;
            /** @example Bakliyat ve tahıl */
            category: string;
            code: components["schemas"]["ProductCode"];
            /**
             * @description KDV hariç
             * @example 74.9
             */
            unit_price: Lira;
            vat_rate: components["schemas"]["VatRate"];
            /**
             * @description Sipariş verilebilecek miktar
             * @example 4200
             */
            stock_quantity: number;
            unit_type: components["schemas"]["UnitType"];
            content_quantity: components["schemas"]["ContentQuantity"];
            content_unit: components["schemas"]["ContentUnit"];
            /** @example 25 */
            minimum_order_quantity: number;
            /** @example null */
            image_url: string | null;
            /**
             * @description En az siparişin beş katından az kaldı
             * @example false
             */
            is_low: boolean;
        };
        Product: {
            /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
            id: components["schemas"]["Id"];
            /** @example Baldo pirinç */
            name: string;
            /** @example Gönen baldo, 25 kg çuval */
            description: string;
            /** @example Bakliyat ve tahıl */
            category: string;
            code: components["schemas"]["ProductCode"];
            /**
             * @description KDV hariç
             * @example 74.9
             */
            unit_price: Lira;
            vat_rate: components["schemas"]["VatRate"];
            /**
             * @description Sipariş verilebilecek miktar
             * @example 4200
             */
            stock_quantity: number;
            /**
             * @description Teslim edilmemiş siparişlere ayrılan
             * @example 50
             */
            reserved_quantity: number;
            unit_type: components["schemas"]["UnitType"];
            content_quantity: components["schemas"]["ContentQuantity"];
            content_unit: components["schemas"]["ContentUnit"];
            /** @example 25 */
            minimum_order_quantity: number;
            /** @example null */
            image_url: string | null;
            /**
             * @description En az siparişin beş katından az kaldı
             * @example false
             */
            is_low: boolean;
            version: components["schemas"]["Version"];
        };
        StockMovement: {
            /** @example 01a2074c-7499-7969-88ea-33349070be8c */
            id: components["schemas"]["Id"];
            /**
             * @description Eksi ise stoktan düşülen
             * @example -50
             */
            quantity: number;
            /** @example 4200 */
            stock_after: number;
            /**
             * @example order
             * @enum {string}
             */
            reason: "opening" | "correction" | "upload" | "order" | "cancellation" | "reopening" | "delivery";
            /**
             * Format: uuid
             * @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089
             */
            order_id: OrderId | null;
            /** @example S-1048 */
            order_no: string | null;
            /**
             * @description Kendi çalışanı, siparişte alıcı şirket
             * @example Bereket Sofrası Catering Ltd. Şti.
             */
            actor_name: string | null;
            created_at: components["schemas"]["Instant"];
        };
        StoreStats: {
            /**
             * @example 1_month
             * @enum {string}
             */
            period: "1_day" | "1_week" | "1_month" | "1_year";
            /** @example 2026-10-25 */
            first_date: components["schemas"]["LocalDate"];
            /** @example 2026-11-23 */
            last_date: components["schemas"]["LocalDate"];
            /**
             * @description Dönemde verilen siparişler
             * @example 46
             */
            total_orders: components["schemas"]["Count"];
            /** @example 42 */
            delivered_orders: components["schemas"]["Count"];
            /** @example 1 */
            pending_orders: components["schemas"]["Count"];
            /** @example 2 */
            cancelled_orders: components["schemas"]["Count"];
            /**
             * @description Dönemde verilen ve iptal edilmemiş siparişlerin tutarı
             * @example 214380.75
             */
            total_revenue: Lira;
            /** @example 31 */
            total_products: components["schemas"]["Count"];
            /** @example 2 */
            low_stock_products: components["schemas"]["Count"];
            low_stock_items: {
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                id: components["schemas"]["Id"];
                /** @example Dana sucuk */
                name: string;
                /** @example 12 */
                stock_quantity: number;
                unit_type: components["schemas"]["UnitType"];
                /** @example 5 */
                minimum_order_quantity: number;
            }[];
            /** @description Ciroya göre */
            best_sellers: {
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                product_id: ProductId;
                /** @example Baldo pirinç */
                name: string;
                unit_type: components["schemas"]["UnitType"];
                /** @example 850 */
                quantity: number;
                /** @example 63665 */
                revenue: Lira;
            }[];
            /** @description Dönemin her günü */
            days: components["schemas"]["SalesDay"][];
        };
        /** @enum {string} */
        OrderStatus: "pending" | "confirmed" | "preparing" | "delivered" | "cancelled";
        /** @description Durum filtresinden ve aramadan bağımsız */
        OrderCounts: {
            /** @example 1 */
            all: components["schemas"]["Count"];
            /** @example 1 */
            pending: components["schemas"]["Count"];
            /** @example 0 */
            confirmed: components["schemas"]["Count"];
            /** @example 0 */
            preparing: components["schemas"]["Count"];
            /** @example 0 */
            delivered: components["schemas"]["Count"];
            /** @example 0 */
            cancelled: components["schemas"]["Count"];
        };
        Order: {
            /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
            id: components["schemas"]["Id"];
            /**
             * @description Tedarikçinin sırasıyla, `S-1048`
             * @example S-1048
             */
            order_no: string;
            /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
            supplier_id: CompanyId;
            /** @example Yeşilova Gıda Toptan Ltd. Şti. */
            supplier_company_name: string;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            buyer_company_name: string;
            status: components["schemas"]["OrderStatus"];
            status_changed_at: components["schemas"]["Instant"];
            /**
             * @description Tedarikçi durumu değiştirdi, alıcı henüz bakmadı; tedarikçiye hep false
             * @example false
             */
            is_changed: boolean;
            /**
             * @description Sipariş edilenin tutarı, KDV hariç
             * @example 3745
             */
            total_amount: Lira;
            /**
             * @description KDV, oran oran toplanarak; bir satırın oranı girilmediyse `null`
             * @example 374.5
             */
            vat_amount: Lira | null;
            /** @example 4119.5 */
            total_with_vat: number | null;
            /**
             * @description Teslim edilenden iadeler düşülerek, KDV hariç; teslim edilene kadar `null`
             * @example null
             */
            delivered_amount: Lira | null;
            /** @example null */
            delivered_with_vat: number | null;
            /**
             * @description İstenen teslim günü
             * @example 2026-11-25
             */
            delivery_date: components["schemas"]["DateOrNone"];
            created_at: components["schemas"]["Instant"];
            /** @example Gıda Toptancılar Sitesi B Blok No: 8, Nilüfer, Bursa */
            delivery_address: string;
            /** @example Sabah 07.00’den önce teslim edilsin. */
            notes: string;
            version: components["schemas"]["Version"];
            items: components["schemas"]["OrderItem"][];
        };
        OrderDetail: {
            /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
            id: components["schemas"]["Id"];
            /**
             * @description Tedarikçinin sırasıyla, `S-1048`
             * @example S-1048
             */
            order_no: string;
            /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
            supplier_id: CompanyId;
            /** @example Yeşilova Gıda Toptan Ltd. Şti. */
            supplier_company_name: string;
            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
            catering_id: CompanyId;
            /** @example Bereket Sofrası Catering Ltd. Şti. */
            buyer_company_name: string;
            status: components["schemas"]["OrderStatus"];
            status_changed_at: components["schemas"]["Instant"];
            /** @example false */
            is_changed: boolean;
            /**
             * @description Sipariş edilenin tutarı, KDV hariç
             * @example 3745
             */
            total_amount: Lira;
            /**
             * @description KDV, oran oran toplanarak; bir satırın oranı girilmediyse `null`
             * @example 374.5
             */
            vat_amount: Lira | null;
            /** @example 4119.5 */
            total_with_vat: number | null;
            /**
             * @description Teslim edilenden iadeler düşülerek, KDV hariç; teslim edilene kadar `null`
             * @example null
             */
            delivered_amount: Lira | null;
            /** @example null */
            delivered_with_vat: number | null;
            /**
             * @description İstenen teslim günü
             * @example 2026-11-25
             */
            delivery_date: components["schemas"]["DateOrNone"];
            created_at: components["schemas"]["Instant"];
            /** @example Gıda Toptancılar Sitesi B Blok No: 8, Nilüfer, Bursa */
            delivery_address: string;
            /** @example Sabah 07.00’den önce teslim edilsin. */
            notes: string;
            version: components["schemas"]["Version"];
            items: components["schemas"]["OrderItem"][];
            /**
             * @description Bütün değişiklikler; siparişin verilmesi ve son 99 değişiklik gelir
             * @example 1
             */
            history_total: components["schemas"]["Count"];
            /** @description Eskiden yeniye */
            history: {
                /** @description Teslim edilen ya da iade alınan miktarı değişen satırlar */
                changed_lines: {
                    /** @example Baldo pirinç */
                    product_name: string;
                    unit_type: components["schemas"]["UnitType"];
                    /** @example 49.5 */
                    delivered_quantity: number;
                    /** @example 0.5 */
                    returned_quantity: number;
                }[];
                status: components["schemas"]["OrderStatus"];
                at: components["schemas"]["Instant"];
                /**
                 * @description Kendi çalışanı; karşı şirketin kişilerinde null
                 * @example Mehmet Demir
                 */
                actor_name: string | null;
                /** @example Bereket Sofrası Catering Ltd. Şti. */
                actor_company_name: string | null;
            }[];
            /**
             * @description Çağıranın tarafının şimdi verebileceği durumlar
             * @example [
             *       "confirmed",
             *       "preparing",
             *       "delivered",
             *       "cancelled"
             *     ]
             */
            allowed_statuses: components["schemas"]["OrderStatus"][];
            /** @example 0224 500 40 40 */
            buyer_phone: string | null;
            /** @example 0232 500 60 60 */
            supplier_phone: string | null;
        };
        OrderItem: {
            /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
            product_id: ProductId;
            /**
             * @description Sipariş anındaki adı
             * @example Baldo pirinç
             */
            product_name: string;
            product_code: components["schemas"]["ProductCode"];
            /** @example 50 */
            quantity: number;
            unit_type: components["schemas"]["UnitType"];
            content_quantity: components["schemas"]["ContentQuantity"];
            content_unit: components["schemas"]["ContentUnit"];
            /** @example 74.9 */
            unit_price: Lira;
            vat_rate: components["schemas"]["VatRate"];
            /** @example 3745 */
            total_price: Lira;
            /**
             * @description Teslim edilene kadar `null`
             * @example null
             */
            delivered_quantity: number | null;
            /**
             * @description Teslim edilenden geri alınan; teslim edilene kadar `null`
             * @example null
             */
            returned_quantity: number | null;
        };
        /**
         * @description Ağırlık, hacim ya da sayı; birbirine çevrilmez
         * @example g
         * @enum {string}
         */
        BaseUnit: "g" | "ml" | "adet";
        /**
         * @example kg
         * @enum {string}
         */
        RecipeUnit: "g" | "kg" | "ml" | "L" | "adet" | "porsiyon";
        /**
         * @description Sıfırdan büyük, en fazla üç ondalık
         * @example 9
         */
        RecipeQuantity: number;
        /** @example Dana kuşbaşı */
        IngredientName: string;
        /**
         * Format: int32
         * @description Brütün yüzdesi
         * @default 0
         * @example 8
         */
        TrimPercent: number;
        /**
         * @default
         * @example küp
         */
        RecipeNote: string;
        /**
         * @default
         * @example Eti kendi suyunu çekene kadar kavurun.
         */
        RecipeMethod: string;
        /**
         * Format: int32
         * @example 100
         */
        RecipePortions: number;
        /**
         * Format: int32
         * @example 220
         */
        CookedWeight: number | null;
        /**
         * Format: int32
         * @example 120
         */
        PortionPercent: number;
        IngredientLinkInputs: {
            /** @example 019e53ba-bb2c-734b-82bd-3ef4a01db8ab */
            product_id: ProductId;
            /**
             * @description Bir satış biriminin içeriği; sıfırdan büyük, en fazla üç ondalık
             * @example 25
             */
            content: number;
            /**
             * @example kg
             * @enum {string}
             */
            content_unit: "g" | "kg" | "ml" | "L" | "adet";
            /**
             * @default false
             * @example true
             */
            is_preferred: boolean;
        }[];
        Ingredient: {
            /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
            id: components["schemas"]["Id"];
            name: components["schemas"]["IngredientName"];
            base_unit: components["schemas"]["BaseUnit"];
            allergens: components["schemas"]["Allergens"];
            /**
             * @description Malzemenin bugün ya da sonra geçtiği reçeteler
             * @example 4
             */
            recipes: components["schemas"]["Count"];
            version: components["schemas"]["Version"];
            /** @description Açık bağlar; tercih edilen önce */
            links: {
                /** @example 019e53ba-bb2c-734b-82bd-3ef4a01db8ab */
                product_id: ProductId;
                /** @example Baldo pirinç */
                product_name: string;
                /** @example 019bb15c-2a2a-7d0f-8c46-6f0a5f6e4b11 */
                supplier_id: CompanyId;
                /** @example Marmara Toptan Gıda */
                supplier_name: string;
                unit_type: components["schemas"]["UnitType"];
                /**
                 * @description Bir satış birimindeki temel birim
                 * @example 25000
                 */
                content: number;
                /** @example true */
                is_preferred: boolean;
                /**
                 * @description Ürün satılıyor ve mağaza açık
                 * @example true
                 */
                is_sold: boolean;
                unit_price: components["schemas"]["LiraOrNone"];
            }[];
        };
        /**
         * @description Bir porsiyonun KDV'siz maliyeti; fiyatları göremeyenler için `null`
         * @example {
         *       "per_portion": 65.67,
         *       "is_complete": false,
         *       "unknown": [
         *         "Kekik"
         *       ]
         *     }
         */
        RecipeCost: null | {
            /**
             * @description Lira; kuruşa yuvarlanmış
             * @example 65.67
             */
            per_portion: number;
            /**
             * @description Yanlışsa maliyet en az bu kadardır
             * @example false
             */
            is_complete: boolean;
            /** @description Fiyatı bilinmeyen malzemeler ve reçetesi olmayan parçalar */
            unknown: string[];
        };
        RecipeCard: {
            /** @example tas kebabi */
            key: string;
            /** @example Tas kebabı */
            name: string;
            /** @example true */
            has_recipe: boolean;
            /**
             * @description Kütüphanede bileşenin geçtiği yemekler
             * @example 4
             */
            dishes: components["schemas"]["Count"];
            cost: components["schemas"]["RecipeCost"];
        };
        RecipeLine: {
            /**
             * @description Başka bir reçeteyse `null`
             * @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11
             */
            ingredient_id: IngredientId | null;
            /**
             * @description Malzemeyse `null`
             * @example null
             */
            recipe_key: string | null;
            /** @example Dana kuşbaşı */
            name: string;
            /**
             * @example g
             * @enum {string}
             */
            unit: "g" | "ml" | "adet" | "porsiyon";
            /**
             * @description Net
             * @example 9000
             */
            quantity: number;
            trim_percent: components["schemas"]["TrimPercent"];
            /**
             * @description Net ÷ (1 − fire), üç ondalığa yukarı yuvarlanmış
             * @example 9782.609
             */
            gross: number;
            note: components["schemas"]["RecipeNote"];
            /**
             * @description Lira; fiyatı bilinmeyende ya da fiyatları göremeyenler için `null`
             * @example 5986.96
             */
            amount: number | null;
        };
        Recipe: {
            /** @example tas kebabi */
            key: string;
            /** @example Tas kebabı */
            name: string;
            date: components["schemas"]["LocalDate"];
            /**
             * Format: int32
             * @description Her kayıtta artar; 0 henüz reçete yok demektir
             * @example 4
             */
            revision: number;
            starts_on: components["schemas"]["DateOrNone"];
            portions: components["schemas"]["RecipePortions"];
            cooked_weight_g: components["schemas"]["CookedWeight"];
            method: components["schemas"]["RecipeMethod"];
            lines: components["schemas"]["RecipeLine"][];
            cost: components["schemas"]["RecipeCost"];
            /** @example Sibel Tekin */
            changed_by: string | null;
            /** @example 2026-11-24T09:44:00.000Z */
            changed_at: components["schemas"]["Instant"] | null;
            /** @description En yenisi önce */
            versions: {
                starts_on: components["schemas"]["LocalDate"];
                /**
                 * @description Bu günden sonra reçete yok
                 * @example false
                 */
                is_empty: boolean;
                /** @example Sibel Tekin */
                by: string | null;
                /** @example 2026-11-24T09:44:00.000Z */
                at: components["schemas"]["Instant"];
            }[];
            /** @description Malzemelerin söylediği alerjenler; yemeğe kendiliğinden yazılmaz */
            allergen_proposal: {
                allergen: components["schemas"]["Allergen"];
                ingredients: string[];
            }[];
            /** @description Kütüphanede bileşenin geçtiği yemekler */
            dishes: {
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                id: components["schemas"]["Id"];
                /** @example Tas kebabı, pirinç pilavı, cacık */
                name: string;
                allergens: components["schemas"]["Allergens"];
            }[];
            /** @description İçinde bu reçete olan reçeteler */
            used_in: {
                /** @example karniyarik */
                key: string;
                /** @example Karnıyarık */
                name: string;
            }[];
            /** @description Porsiyon oranı 100 olmayan firmalar */
            portion_factors: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corporate_id: CompanyId;
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                corporate_name: string;
                percent: components["schemas"]["PortionPercent"];
            }[];
        };
        RecipeSheet: {
            /** @example tas kebabi */
            key: string;
            /** @example Tas kebabı */
            name: string;
            /**
             * @description Başka reçetelerin içinde
             * @example false
             */
            is_part: boolean;
            /**
             * @description Pişirilecek porsiyon, oranlarla; üç ondalığa yukarı yuvarlanmış
             * @example 1373
             */
            portions: number;
            cooked_weight_g: components["schemas"]["CookedWeight"];
            method: components["schemas"]["RecipeMethod"];
            lines: {
                /** @example Dana kuşbaşı */
                name: string;
                /**
                 * @example g
                 * @enum {string}
                 */
                unit: "g" | "ml" | "adet" | "porsiyon";
                /**
                 * @description Net
                 * @example 123570
                 */
                quantity: number;
                /** @example 134315.218 */
                gross: number;
                note: components["schemas"]["RecipeNote"];
            }[];
        };
        /** @example 11:30 */
        ServingTimeOrNone: string | null;
        ShelfItem: {
            /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
            ingredient_id: IngredientId;
            name: components["schemas"]["IngredientName"];
            base_unit: components["schemas"]["BaseUnit"];
            /**
             * @description Şimdi, temel birimle
             * @example 210000
             */
            on_shelf: number | null;
            /**
             * @description Son sayımda
             * @example 250000
             */
            counted: number | null;
            /** @example 2026-11-23T15:30:00.000Z */
            counted_at: components["schemas"]["Instant"] | null;
            /** @example 2026-11-23 */
            date: components["schemas"]["DateOrNone"];
            serving_time: components["schemas"]["ServingTimeOrNone"];
            /** @example Sibel Tekin */
            counted_by: string | null;
        };
        PurchaseLine: {
            /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
            ingredient_id: IngredientId;
            ingredient: components["schemas"]["IngredientName"];
            base_unit: components["schemas"]["BaseUnit"];
            /** @example 019e53ba-bb2c-734b-82bd-3ef4a01db8ab */
            product_id: ProductId;
            /** @example Dana kuşbaşı, 10 kg */
            product_name: string;
            unit_type: components["schemas"]["UnitType"];
            /**
             * @description Tercih edilen ürünün stoku yetmediği için; ihtiyaç öbür satırdadır
             * @example false
             */
            is_alternative: boolean;
            /**
             * @description Temel birimle, üç ondalığa yukarı yuvarlanmış
             * @example 411800
             */
            needed: number;
            /**
             * @description İlk gün depoda olacak; hiç sayılmamışsa `null`, hiçbir şey düşülmez
             * @example 38000
             */
            shelf: number | null;
            /**
             * @description Yoldaki siparişlerde; ilk günden önceki günlere gidecek olan hariç
             * @example 0
             */
            ordered: number;
            /** @example 373800 */
            missing: number;
            /**
             * Format: int32
             * @description Alınacak satış birimi; 0 depo yeter
             * @example 38
             */
            units: number;
            /**
             * Format: int32
             * @description En az sipariş olmasa
             * @example 38
             */
            units_needed: number;
            /**
             * @description En az sipariş için artırıldı
             * @example false
             */
            raised_by_minimum: boolean;
            /**
             * @description Bir satış birimindeki temel birim
             * @example 10000
             */
            unit_content: number;
            /**
             * @description Tedarikçinin stoku
             * @example 120
             */
            stock: number;
            /**
             * @description Alınınca artan
             * @example 6200
             */
            surplus: number;
            unit_price: components["schemas"]["LiraOrNone"];
            /** @example 232560 */
            amount: number | null;
        };
        PurchaseSource: {
            date: components["schemas"]["LocalDate"];
            /** @example tas kebabi */
            key: string;
            /** @example Tas kebabı */
            name: string;
            /**
             * @description Pişirilecek, firmaların oranlarıyla
             * @example 1373
             */
            portions: number;
            /**
             * @description Brüt
             * @example 97.827
             */
            per_portion: number;
            /** @example 134315.218 */
            quantity: number;
        };
        PurchaseNeeds: {
            /** @example 2026-11-25 */
            start_date: components["schemas"]["LocalDate"];
            /** @example 2026-12-02 */
            end_date: components["schemas"]["LocalDate"];
            /** @example 7 */
            open_days: components["schemas"]["Count"];
            /**
             * @description Seçilen öğünler, misafirlerinkilerle
             * @example 11375
             */
            portions: components["schemas"]["Count"];
            /**
             * @description `portions` içindeki misafirler
             * @example 64
             */
            guests: components["schemas"]["Count"];
            /**
             * @description Tahmini öğünler
             * @example 6480
             */
            estimate: components["schemas"]["Count"];
            /**
             * @description Tahminin öğünlerdeki yüzdesi
             * @example 36.3
             */
            estimate_share: number;
            /**
             * @description Listelerden en az biri kesinleşmedi
             * @example true
             */
            is_estimate: boolean;
            reserve_percent: components["schemas"]["ReservePercent"];
            /** @example 600186 */
            amount: number | null;
            /**
             * @description Hesaba katılan sayımların en eskisi
             * @example 2026-11-23T15:30:00.000Z
             */
            oldest_count: components["schemas"]["Instant"] | null;
            /** @example false */
            has_more: boolean;
            suppliers: {
                /** @example 019bb15c-2a2a-7d0f-8c46-6f0a5f6e4b11 */
                supplier_id: CompanyId;
                /** @example Uludağ Et ve Tavuk A.Ş. */
                supplier_name: string;
                /** @description Tedarikçinin en az sipariş tutarı */
                minimum_amount: components["schemas"]["LiraOrNone"];
                /** @example 392245 */
                amount: number | null;
                lines: components["schemas"]["PurchaseLine"][];
            }[];
            /** @description Listede ve tutarda olmayanlar */
            left_out: {
                /** @example İrmik helvası */
                what: string;
                /**
                 * @example recipe_missing
                 * @enum {string}
                 */
                reason: "recipe_missing" | "part_missing" | "link_missing" | "not_sold" | "stock_short";
                /**
                 * @description Bileşen ya da içindeki reçete
                 * @example irmik helvasi
                 */
                key: string | null;
                /** @example null */
                ingredient_id: IngredientId | null;
                /** @example 612 */
                portions: number | null;
                /**
                 * @description Temel birimle, eksik olan
                 * @example null
                 */
                quantity: number | null;
                /** @example null */
                base_unit: components["schemas"]["BaseUnit"] | null;
            }[];
        };
        /** @example 2026-11 */
        Month: string;
        UnknownNames: string[];
        /**
         * @description Öğünlerin, sözleşme fiyatı bilinen günlerdeki tutarı
         * @example 142800
         */
        Billed: number;
        /** @example 58914.35 */
        IngredientCost: number;
        MonthCosts: {
            month: components["schemas"]["Month"];
            /**
             * @description Maliyeti saklanan günler
             * @example 17
             */
            days: components["schemas"]["Count"];
            /** @description Yemek pişirilen ama maliyeti saklanmamış günler */
            missing_days: components["schemas"]["LocalDate"][];
            /**
             * @description Kesinleşen öğünler
             * @example 11900
             */
            portions: components["schemas"]["Count"];
            cost: components["schemas"]["IngredientCost"];
            /** @example false */
            is_complete: boolean;
            unpriced: components["schemas"]["UnknownNames"];
            /**
             * @example [
             *       "Ayran"
             *     ]
             */
            without_recipe: components["schemas"]["UnknownNames"];
            billed: components["schemas"]["Billed"];
            /** @example 0 */
            unbilled_portions: components["schemas"]["Count"];
            /** @example false */
            has_more: boolean;
            /** @description Ada göre */
            firms: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corporate_id: CompanyId;
                /** @example Poyraz Yazılım */
                corporate_name: string;
                /** @example 1190 */
                portions: components["schemas"]["Count"];
                /** @example 58914.35 */
                cost: components["schemas"]["IngredientCost"];
                /** @example true */
                is_complete: boolean;
                unpriced: components["schemas"]["UnknownNames"];
                /**
                 * @example [
                 *       "Ayran"
                 *     ]
                 */
                without_recipe: components["schemas"]["UnknownNames"];
                billed: components["schemas"]["Billed"];
                /** @example 0 */
                unbilled_portions: components["schemas"]["Count"];
            }[];
            /** @description En pahalı olan önce */
            components: {
                /** @example tas kebabi */
                key: string;
                /** @example Tas kebabı */
                name: string;
                /**
                 * @description Pişirilen, firmaların oranlarıyla
                 * @example 1373
                 */
                portions: number;
                /** @example 61785.12 */
                cost: components["schemas"]["IngredientCost"];
                /** @example true */
                is_complete: boolean;
                unpriced: components["schemas"]["UnknownNames"];
                /**
                 * @example [
                 *       "Ayran"
                 *     ]
                 */
                without_recipe: components["schemas"]["UnknownNames"];
            }[];
        };
        FirmCosts: {
            month: components["schemas"]["Month"];
            days: {
                date: components["schemas"]["LocalDate"];
                /** @example 70 */
                portions: components["schemas"]["Count"];
                /** @example 3465.55 */
                cost: components["schemas"]["IngredientCost"];
                /** @example true */
                is_complete: boolean;
                unpriced: components["schemas"]["UnknownNames"];
                /**
                 * @example [
                 *       "Ayran"
                 *     ]
                 */
                without_recipe: components["schemas"]["UnknownNames"];
                /** @example 120 */
                unit_price: components["schemas"]["LiraOrNone"];
                /** @example 8400 */
                billed: number | null;
            }[];
        };
        /**
         * @description E-postadaki bağlantının # işaretinden sonraki parçası
         * @example AZu7Q1hMaB3sT0pW2xEoKc9dV7uYzN5rJfLi8gXvA6ePmkwQ1hMaB3sT0pW2xE
         */
        EmailToken: string;
        /**
         * @example menus
         * @enum {string}
         */
        SwitchedEmailKind: "contracts" | "orders" | "statements" | "substitutes" | "menus" | "reminders";
        MailSettings: {
            /** @example zeynep.kaya@poyrazotomotiv.example */
            email: string | null;
            /**
             * @description Adresteki bağlantı açılmış
             * @example true
             */
            is_confirmed: boolean;
            /**
             * @description Adresin sunucusu onu tanımadığını söylemedi
             * @example true
             */
            is_reachable: boolean;
            /**
             * @description Bu kurulum e-posta gönderiyor
             * @example true
             */
            is_on: boolean;
            /** @description Kişiyi ilgilendirenler */
            kinds: {
                /**
                 * @example menus
                 * @enum {string}
                 */
                kind: "access" | "application" | "company" | "contracts" | "orders" | "statements" | "substitutes" | "menus" | "reminders";
                /** @example true */
                is_on: boolean;
                /**
                 * @description Girişle ve hesapla ilgili olanlar kapatılamaz
                 * @example true
                 */
                can_switch_off: boolean;
            }[];
        };
        /** @example Bu akşam 22.00 ile 23.00 arasında bakım yapılacak; bu saatlerde seçim yapılamaz. */
        AnnouncementText: string;
        /**
         * @description everybody herkes, employees yemek seçenler, ötekiler o türdeki şirketlerin yetkilileri
         * @example everybody
         * @enum {string}
         */
        Audience: "everybody" | "employees" | "corporate" | "catering" | "supplier";
        /** @description Türkiye saatiyle bir an */
        HomeMoment: {
            date: components["schemas"]["LocalDate"];
            time: components["schemas"]["LocalTime"];
        };
        Announcement: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["AnnouncementText"];
            /** @description Bu andan sonra gösterilmez */
            ends_at: components["schemas"]["Instant"];
        };
        WrittenAnnouncement: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["AnnouncementText"];
            audience: components["schemas"]["Audience"];
            /**
             * @description Sırayla: başlayacak, gösteriliyor, süresi doldu, geri çekildi
             * @example shown
             * @enum {string}
             */
            state: "planned" | "shown" | "ended" | "withdrawn";
            starts_at: components["schemas"]["Instant"];
            /** @example 2026-11-23T20:00:00.000Z */
            ends_at: components["schemas"]["Instant"];
            written_at: components["schemas"]["Instant"];
            /**
             * @description Yazan yönetici; komut satırından yazılmışsa null
             * @example ayşe
             */
            written_by: string | null;
        };
        Notification: {
            /** @example 01a20743-354a-7b99-b677-3a843ffe3860 */
            id: components["schemas"]["Id"];
            /** @example Yeni menü yayınlandı */
            title: string;
            /** @example Bereket Sofrası Catering Ltd. Şti. · 24–30 Kasım, 6 gün */
            body: string;
            /**
             * @description Haberin konusu: yayınlanan menü, değişen yemek, iptal edilen seçimler, hatırlatma, isteğe yanıt, mesaj; `inbox` bunların dışındakiler
             * @enum {string}
             */
            subject: "menu" | "substitute" | "cancelled" | "reminder" | "answer" | "message" | "inbox";
            /**
             * @description Haber tek bir günle ilgiliyse o gün
             * @example null
             */
            date: components["schemas"]["LocalDate"] | null;
            /**
             * @description Haber şirket paneliyle ilgiliyse panelin hangi sayfasında ele alındığı
             * @example null
             * @enum {string|null}
             */
            page: "general" | "employees" | "corporates" | "caterings" | "suppliers" | "statements" | "offers" | "terminations" | "supply_terminations" | "orders" | "privacy_requests" | null;
            /** @example false */
            is_read: boolean;
            /**
             * Format: uuid
             * @description Haber verilen mesaj
             * @example null
             */
            message_id: MessageId | null;
            created_at: components["schemas"]["Instant"];
        };
        AdminEvents: {
            /** @example true */
            notify_on_user_created: boolean;
            /** @example true */
            notify_on_application_submitted: boolean;
        };
        AdminNotificationSettings: {
            enabled_events: components["schemas"]["AdminEvents"];
            /**
             * @description Bildirim alan bir cihaz var
             * @example true
             */
            push_enabled: boolean;
            device: components["schemas"]["AdminDevice"] | null;
        };
        AdminDevice: {
            /**
             * @description Cihazı açan yöneticinin kullanıcı adı
             * @example yonetici
             */
            administrator: string;
            /** @example 2026-11-02T06:20:00.000Z */
            enabled_at: components["schemas"]["Instant"];
            /**
             * @description Bildirim adresinin özeti; tarayıcı kendisini bununla tanır
             * @example b6bf7bc8d96f3ea9d132c83b3da8e7760e420138485657372db4d6a981d3fd9e
             */
            endpoint_sha256: string;
        };
        /** @example https://fcm.googleapis.com/fcm/send/FTp7kySdagPYzq9mp6a2rHedEH-sw3yJjAZB6-2N */
        PushEndpointAddress: string;
        /** @description Tarayıcının `PushSubscription` nesnesi */
        PushSubscription: {
            endpoint: components["schemas"]["PushEndpointAddress"];
            /** @example null */
            expirationTime?: number | null;
            keys: {
                /** @example BhygmitwQaVHSi9dr8sKORCGfJ2peysJwUckIvnfWc7K5ey8uzWhiRlMJowLlAac9W8dNI4Mf_NlEWx4mms3nRw */
                p256dh: string;
                /** @example 2Qgr3Pfq9YTmQCA_8xOnSg */
                auth: string;
            };
        };
        PushEndpoint: {
            endpoint: components["schemas"]["PushEndpointAddress"];
        };
        NotificationSettings: {
            /** @example true */
            menu_updates_enabled: boolean;
            /**
             * @description Seçim yapmadığı gün kapanmadan hatırlatılır
             * @example true
             */
            choice_reminders_enabled: boolean;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "ready";
        };
        PlatformHealth: {
            /** @example 0.1.0 */
            version: string;
            /** @example 2026-11-20T04:00:00.000Z */
            started_at: components["schemas"]["Instant"];
            /** @example 18.4 */
            database_version: string;
            migrations: {
                /** @example 39 */
                count: components["schemas"]["Count"];
                /** @example 0039-usual-shifts-by-person */
                last: string | null;
            };
            jobs: {
                /**
                 * @description Zamanı gelmiş ve bekleyen işler
                 * @example 0
                 */
                waiting: components["schemas"]["Count"];
                /**
                 * @description En az bir kez başarısız olmuş işler
                 * @example 0
                 */
                failing: components["schemas"]["Count"];
                /**
                 * Format: date-time
                 * @description En eski bekleyen işin zamanı
                 * @example null
                 */
                oldest_at: string | null;
            };
            /**
             * Format: int64
             * @example 184549376
             */
            database_bytes: number;
            sessions: {
                /**
                 * @description Açık oturumlar; en fazla 100.000 sayılır
                 * @example 63
                 */
                count: components["schemas"]["Count"];
                /** @example false */
                is_more: boolean;
            };
            /**
             * Format: date-time
             * @description Son iyi yedeğin anı; Tabldot hiç yedek almadıysa null
             * @example 2026-11-23T07:10:00.000Z
             */
            last_backup_at: string | null;
            /**
             * Format: date-time
             * @description PostgreSQL'in son arşivlediği kayıt; arşivleme kapalıysa null
             * @example null
             */
            last_archived_at: string | null;
        };
        EmailFigures: {
            /**
             * @description Bu kurulum e-posta gönderiyor mu
             * @example true
             */
            is_on: boolean;
            /** @description Bekleyeni olan türler; en fazla 100.000 e-posta sayılır */
            waiting: {
                kind: components["schemas"]["EmailKind"];
                /** @example 3 */
                count: components["schemas"]["Count"];
                /**
                 * @description En az bir kez denenmiş ve kabul edilmemiş olanlar
                 * @example 1
                 */
                tried: components["schemas"]["Count"];
                /** @example 2026-11-28T07:10:00.000Z */
                oldest_at: components["schemas"]["Instant"];
                /**
                 * Format: int32
                 * @description Denenenlerden birine posta sunucusunun verdiği son SMTP kodu; sunucuya ulaşılamadıysa null
                 * @example 450
                 */
                last_answer: number | null;
            }[];
            /** @description En yeni gün önce; e-postası olmayan gün ve türler yoktur */
            days: {
                /** @example 2026-11-28 */
                date: components["schemas"]["LocalDate"];
                kind: components["schemas"]["EmailKind"];
                /** @example 120 */
                sent: components["schemas"]["Count"];
                /**
                 * @description Sunucunun kesin olarak kabul etmedikleri
                 * @example 2
                 */
                failed: components["schemas"]["Count"];
                /**
                 * @description Okunduğu, kapatıldığı ya da iki gün gönderilemediği için gönderilmeyenler
                 * @example 5
                 */
                dropped: components["schemas"]["Count"];
            }[];
        };
        /**
         * @description `access` giriş ve güvenlik, `application` başvurular, `company` şirketin durumu, `contracts` teklifler ve anlaşmalar,
         *     `orders` siparişler, `statements` mutabakat, `substitutes` değişen yemekler, `menus` yeni menüler, `reminders` seçim
         *     hatırlatmaları
         * @example contracts
         * @enum {string}
         */
        EmailKind: "access" | "application" | "company" | "contracts" | "orders" | "statements" | "substitutes" | "menus" | "reminders";
        LoadRun: {
            /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
            run_id: RunId;
            /** @example menu-reading */
            key: string;
            /** @example Menü okuma */
            name: string;
            /**
             * @example finished
             * @enum {string}
             */
            status: "running" | "finished" | "stopped" | "failed";
            started_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example 2026-11-23T07:15:15.000Z
             */
            finished_at: string | null;
            /**
             * Format: int32
             * @example 10
             */
            concurrency: number;
            /**
             * Format: int32
             * @example 15
             */
            duration_seconds: number;
            /**
             * Format: int32
             * @example null
             */
            rate_limit_rps: number | null;
            /**
             * Format: int32
             * @description Ölçülen saniye
             * @example 15
             */
            elapsed_seconds: number;
            /**
             * @description İstek/sn: çalışırken son saniyenin, bittiyse bütün çalıştırmanın
             * @example 812.4
             */
            rps: number;
            /** @example 12186 */
            total: components["schemas"]["Count"];
            /** @example 12186 */
            ok: components["schemas"]["Count"];
            /**
             * @description Milisaniye
             * @example 18.2
             */
            p95: number | null;
            points: {
                /**
                 * Format: int32
                 * @example 1
                 */
                second: number;
                /** @example 812.4 */
                rps: number;
                /** @example 18.2 */
                p95: number;
            }[];
            /**
             * @description Bitmemiş ya da yarıda kalmış çalıştırmada null
             * @example true
             */
            passed: boolean | null;
            /**
             * @description İyileştirilmesi gerekenler
             * @example []
             */
            reasons: string[];
        };
        LoadSummary: {
            /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
            run_id: RunId;
            /** @example 12186 */
            total_requests: components["schemas"]["Count"];
            /** @example 12186 */
            ok: components["schemas"]["Count"];
            /** @example 1 */
            success_rate: number;
            /** @example 812.4 */
            throughput_rps: number;
            latency_ms: {
                /** @example 9.4 */
                p50: number;
                /** @example 18.2 */
                p95: number;
            };
            /**
             * @description HTTP durumuna göre cevaplar
             * @example {
             *       "200": 12186
             *     }
             */
            statuses: {
                [key: string]: components["schemas"]["Count"];
            };
            /** @example true */
            passed: boolean;
            /** @enum {string} */
            label: "Sorunsuz" | "İyileştirilmeli";
            measures: {
                /**
                 * @example p95
                 * @enum {string}
                 */
                measure: "successRate" | "p95" | "throughput" | "frozenList";
                /** @example p95 gecikme */
                name: string;
                /** @example 18 ms */
                value: string;
                /** @example 200 ms altı */
                threshold: string | null;
                /** @example true */
                passed: boolean;
            }[];
            /** @example [] */
            reasons: string[];
        };
        /**
         * @description `access` hakkında saklananları, `erasure` hesabının ve verilerinin silinmesini ister
         * @example erasure
         * @enum {string}
         */
        PrivacyRequestKind: "access" | "erasure";
        PrivacyRequest: {
            /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PrivacyRequestKind"];
            /** @example null */
            note: string | null;
            /** @example 2026-11-23 */
            asked_on: components["schemas"]["LocalDate"];
            /**
             * @description Yanıtın son günü
             * @example 2026-12-23
             */
            due_on: components["schemas"]["LocalDate"];
            /**
             * Format: int32
             * @description Son güne kalan; süre geçtiyse eksi
             * @example 29
             */
            days_left: number;
            /**
             * @example open
             * @enum {string}
             */
            state: "open" | "done" | "refused" | "withdrawn";
            /**
             * @description Reddin nedeni ya da dosyanın nasıl verildiği
             * @example null
             */
            answer: string | null;
            /**
             * @description Bir yönetici kaydetti
             * @example false
             */
            is_on_paper: boolean;
            /** @example null */
            decided_at: components["schemas"]["Instant"] | null;
            person: {
                /** @example 019bb154-7e9a-7a62-8d59-0b7b1ef02f56 */
                id: components["schemas"]["Id"];
                /** @example Zeynep Kaya */
                full_name: string;
                role: components["schemas"]["Role"];
            };
        };
        Retention: {
            /**
             * Format: int32
             * @description Ay olarak
             * @example 13
             */
            months: number;
        };
        Responsible: {
            /** @description Veri sorumlusu */
            controller: {
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
                /** @example Bursa */
                city: string | null;
            } | null;
            /** @description Veri işleyen */
            processor: {
                /** @example Tabldot Bilişim Ltd. Şti. */
                name: string;
                /** @example kvkk@tabldot.example */
                contact: string | null;
            } | null;
        };
        /** @enum {string} */
        LogType: "USER_CREATED" | "USER_UPDATED" | "ROLE_ASSIGNED" | "SHIFT_CREATED" | "SHIFT_UPDATED" | "COMPANY_UPDATED" | "APPLICATION_APPROVED" | "APPLICATION_REJECTED" | "MAIL_SENT";
        AuditLog: {
            /** @example 01a2074a-481f-7184-a7b4-1b1e13cb5fd8 */
            id: components["schemas"]["Id"];
            type: components["schemas"]["LogType"];
            /** @example Zeynep Kaya eklendi */
            description: string;
            /**
             * @example {
             *       "role": "individual"
             *     }
             */
            meta: {
                [key: string]: unknown;
            };
            created_at: components["schemas"]["Instant"];
            /**
             * Format: uuid
             * @example 019bb158-4842-7969-bee3-58715d3a14a2
             */
            actor_id: string | null;
            /**
             * @description Kişinin ya da platform yöneticisinin adı; komut satırında yapılan işlemlerde null
             * @example Mehmet Demir
             */
            actor_name: string | null;
        };
        /** @description Bir platform yöneticisinin bir şirkette yaptığı */
        AdminLog: components["schemas"]["AuditLog"] & {
            company: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                id: components["schemas"]["Id"];
                /** @example Poyraz Otomotiv Sanayi A.Ş. */
                name: string;
            };
        };
        Image: {
            /**
             * @description `image_url` ve `logo_url` alanlarına yazılacak adres
             * @example /api/images/019bb15c-4cb2-7051-a704-3162451195e2/B9fUP-ndFR5A8KjVTFIRqGAbBOSo-nrVfqXnPk_6fko
             */
            image_url: string;
            /**
             * Format: int32
             * @description Piksel
             * @example 1200
             */
            width: number;
            /**
             * Format: int32
             * @description Piksel
             * @example 800
             */
            height: number;
        };
    };
    responses: {
        /** @description İstek sözleşmeye uymuyor (`request.invalid`; `errors` alanları tek tek söyler), okunamıyor (`request.malformed`) ya da gönderilen dosya kullanılamıyor */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Oturum yok ya da sona ermiş (`session.missing`); girişte telefon, şifre ya da şirket uymuyor (`sign_in.refused`) */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Oturum gerekli",
                 *       "status": 401,
                 *       "detail": "Oturum süresi dolmuş. Lütfen tekrar giriş yapın.",
                 *       "code": "session.missing",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Çağıranın buna yetkisi yok ya da adresteki şirket onun değil (`access.denied`); önce tek kullanımlık şifre değiştirilmeli (`password.must_change`) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Erişim yok",
                 *       "status": 403,
                 *       "detail": "Bu sayfaya erişim yetkiniz bulunmamaktadır.",
                 *       "code": "access.denied",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Aranan şey yok ya da başkasının; ikisi aynı görünür */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bulunamadı",
                 *       "status": 404,
                 *       "detail": "Vardiya bulunamadı.",
                 *       "code": "shift.missing",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Şimdiki durum buna izin vermiyor ya da bu arada başkası değiştirdi; varsa `present` şimdiki hâlidir */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Çakışma",
                 *       "status": 409,
                 *       "detail": "Bu adda bir departman zaten var.",
                 *       "code": "department.name_taken",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Gönderilen veri ya da dosya çok büyük (`request.too_large`) */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "İstek çok büyük",
                 *       "status": 413,
                 *       "detail": "Gönderilen veri çok büyük.",
                 *       "code": "request.too_large",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description İçerik türü desteklenmiyor ya da içerik sıkıştırılmış (`request.unsupported_type`) */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Desteklenmeyen içerik türü",
                 *       "status": 415,
                 *       "detail": "İçerik türü application/json olmalıdır.",
                 *       "code": "request.unsupported_type",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description İstek biçimce doğru, ama bir kurala uymuyor */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "İşlem yapılamaz",
                 *       "status": 422,
                 *       "detail": "Bu gün seçime kapalı.",
                 *       "code": "choice.closed",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Bir sınır aşıldı; `Retry-After` kadar beklenmelidir */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Çok fazla istek",
                 *       "status": 429,
                 *       "detail": "Kısa sürede çok fazla istek gönderildi. 1 dakika sonra yeniden deneyin.",
                 *       "code": "limit.exceeded",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Beklenmeyen bir hata (`server.error`) */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Beklenmeyen hata",
                 *       "status": 500,
                 *       "detail": "Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.",
                 *       "code": "server.error",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sisteme şu anda ulaşılamıyor (`service.unavailable`) ya da sıra dolu; `Retry-After` kadar beklenmelidir */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Geçici olarak kullanılamıyor",
                 *       "status": 503,
                 *       "detail": "Sisteme şu anda ulaşılamıyor. Birazdan yeniden deneyin.",
                 *       "code": "service.unavailable",
                 *       "success": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Yapıldı */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                };
            };
        };
        /** @description Excel dosyası */
        Workbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description İstek alındı */
        ResetRequested: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    /** @example Bu telefon şirkette kayıtlıysa yöneticilere haber verildi. Yeni şifrenizi onlardan alırsınız. */
                    message: string;
                };
            };
        };
        /** @description Kurtarma kodları; bir daha gösterilmez */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    /**
                     * @example [
                     *       "K7QM-2XVB-9TRC-HW4D"
                     *     ]
                     */
                    recovery_codes: string[];
                };
            };
        };
        /** @description Departman */
        Department: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    department: components["schemas"]["Department"];
                };
            };
        };
        /** @description Çalışan */
        Employee: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    user: components["schemas"]["Employee"];
                    /**
                     * @description Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler
                     * @example 0
                     */
                    cancelled_choices: components["schemas"]["Count"];
                };
            };
        };
        /** @description Vardiya */
        Shift: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    shift: components["schemas"]["Shift"];
                };
            };
        };
        /** @description Teklif */
        Offer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    offer: components["schemas"]["Offer"];
                };
            };
        };
        /** @description Fiyat sorusu */
        PriceRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    price_request: components["schemas"]["PriceRequest"];
                };
            };
        };
        /** @description En fazla 50 fiyat sorusu */
        PriceRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    price_requests: components["schemas"]["PriceRequest"][];
                    /** @example 1 */
                    total: components["schemas"]["Count"];
                };
            };
        };
        /** @description Teklif ve karşı taraf */
        OfferDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OfferDetail"];
            };
        };
        /** @description En fazla 50 teklif */
        Offers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    offers: components["schemas"]["Offer"][];
                    /**
                     * @description Filtreye uyanlar
                     * @example 1
                     */
                    total: components["schemas"]["Count"];
                    /** @description Filtreden bağımsız */
                    counts: {
                        /** @example 1 */
                        all: components["schemas"]["Count"];
                        /** @example 1 */
                        waiting: components["schemas"]["Count"];
                        /** @example 0 */
                        accepted: components["schemas"]["Count"];
                        /** @example 0 */
                        rejected: components["schemas"]["Count"];
                        /** @example 0 */
                        other: components["schemas"]["Count"];
                    };
                };
            };
        };
        /** @description Fesih talebi */
        Termination: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    termination_request: components["schemas"]["TerminationRequest"];
                };
            };
        };
        /** @description Grup */
        CorporateGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    group: components["schemas"]["CorporateGroup"];
                };
            };
        };
        /** @description Mesaj */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: components["schemas"]["Message"];
                };
            };
        };
        /** @description Dosya, indirilmek üzere */
        Attachment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": string;
            };
        };
        /** @description Sonuç, firma firma */
        FirmsMenu: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    /**
                     * @description Menüsü tam olan firmalar
                     * @example 2
                     */
                    saved: components["schemas"]["Count"];
                    /**
                     * @description Kendisi ya da bir günü reddedilen firmalar
                     * @example 0
                     */
                    failed: components["schemas"]["Count"];
                    companies: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        id: components["schemas"]["Id"];
                        /** @example Poyraz Otomotiv Sanayi A.Ş. */
                        name: string;
                        /**
                         * @description Yazılan günler
                         * @example 5
                         */
                        saved: components["schemas"]["Count"];
                        /**
                         * @description Menüsü zaten böyle olan günler
                         * @example 0
                         */
                        unchanged: components["schemas"]["Count"];
                        /**
                         * @description Seçilen vardiyanın çalışmadığı günler
                         * @example 0
                         */
                        days_off: components["schemas"]["Count"];
                        /**
                         * @description Reddedilen günler
                         * @example []
                         */
                        errors: components["schemas"]["RefusedDay"][];
                        /** @example null */
                        problem: components["schemas"]["GroupProblem"];
                    }[];
                };
            };
        };
        /** @description Yayınlandı */
        PublishedFirms: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    /**
                     * @description Etkilenen gün sayısı, bütün firmalarda
                     * @example 5
                     */
                    modified: components["schemas"]["Count"];
                    companies: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        id: components["schemas"]["Id"];
                        /** @example Poyraz Otomotiv Sanayi A.Ş. */
                        name: string;
                        /** @example 5 */
                        modified: components["schemas"]["Count"];
                        /** @example null */
                        problem: components["schemas"]["GroupProblem"];
                    }[];
                };
            };
        };
        /** @description Hedef hedef ve gün gün */
        MenuCopy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    /**
                     * @description Yazılan günler
                     * @example 1
                     */
                    copied: components["schemas"]["Count"];
                    /**
                     * @description Atlanan günler
                     * @example 0
                     */
                    skipped: components["schemas"]["Count"];
                    targets: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        corporate_id: CompanyId;
                        /** @example Poyraz Otomotiv Sanayi A.Ş. */
                        corporate_name: string;
                        /**
                         * Format: uuid
                         * @example 019bb162-4567-7f08-9f94-259e6a2e95da
                         */
                        shift_id: ShiftId | null;
                        /** @example Akşam Vardiyası */
                        shift_title: string | null;
                        /** @example null */
                        problem: components["schemas"]["GroupProblem"];
                        days: {
                            from_date: components["schemas"]["LocalDate"];
                            /** @example 2026-12-01 */
                            date: components["schemas"]["LocalDate"];
                            common_courses: components["schemas"]["CourseNames"];
                            /**
                             * @example [
                             *       "Kuru fasulye, pirinç pilavı, turşu",
                             *       "Tavuk sote, pirinç pilavı, mevsim salata"
                             *     ]
                             */
                            dishes: string[];
                            /** @enum {string} */
                            outcome: "copied" | "overwritten" | "unchanged" | "skipped";
                            /**
                             * @description Neden atlandığı
                             * @example null
                             */
                            message: string | null;
                        }[];
                    }[];
                };
            };
        };
        /** @description Ürün */
        Product: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    product: components["schemas"]["Product"];
                };
            };
        };
        /** @description Sipariş */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    order: components["schemas"]["OrderDetail"];
                };
            };
        };
        /** @description Kaydedildi */
        IngredientSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    ingredient: components["schemas"]["Ingredient"];
                };
            };
        };
        /** @description Talep */
        PrivacyRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    request: components["schemas"]["PrivacyRequest"];
                };
            };
        };
    };
    parameters: {
        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
        CompanyId: CompanyId;
        /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
        UserId: UserId;
        /**
         * @description İlk gün (Türkiye saati)
         * @example 2026-11-23
         */
        StartDate: components["schemas"]["LocalDate"];
        /**
         * @description Son gün
         * @example 2026-11-29
         */
        EndDate: components["schemas"]["LocalDate"];
        /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
        CateringId: CompanyId;
        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
        CorpId: CompanyId;
        /** @example poyraz */
        Search: string;
        /**
         * @description Sunucu listenin kendi üst sınırına indirir
         * @example 20
         */
        Limit: number;
        /** @example 0 */
        Offset: number;
        /**
         * @description Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer
         * @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089
         */
        After: string;
        /**
         * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
         * @example siparis-2026-11-23-1
         */
        IdempotencyKey: string;
        /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
        KeyId: KeyId;
        /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
        ApplicationId: ApplicationId;
        Type: components["schemas"]["CompanyType"];
        /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
        DepartmentId: DepartmentId;
        /**
         * @description `none` departmanı olmayanlar
         * @example 019bb156-3469-7f65-b43a-0524d916bfb3
         */
        OfDepartment: DepartmentId;
        /**
         * @description Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar
         * @example 019bb157-0c11-7d2e-9a37-3fb1c2e7a511
         */
        OfShift: ShiftId;
        OfStatus: "active" | "inactive";
        /** @description Bireysel çalışan ya da kurumsal kullanıcı */
        OfUserType: "individual" | "corporate";
        OfRole: components["schemas"]["Role"];
        /**
         * @description Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste
         * @example true
         */
        ResetRequested: boolean;
        /**
         * @description Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste
         * @example 2026-11-25
         */
        AbsentOn: components["schemas"]["LocalDate"];
        /**
         * @description Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste
         * @example true
         */
        NeverSignedIn: boolean;
        /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
        ShiftId: ShiftId;
        /**
         * @description İlk gün
         * @example 2026-11-30
         */
        FirstDay: components["schemas"]["LocalDate"];
        /**
         * @description Son gün
         * @example 2026-12-04
         */
        LastDay: components["schemas"]["LocalDate"];
        /** @example 2027 */
        CalendarYear: number;
        /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
        PartnershipId: PartnershipId;
        /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
        OfferId: OfferId;
        /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
        PriceRequestId: components["schemas"]["Id"];
        /** @example 01a2074e-0752-7b0c-a4c0-1081793bd5c5 */
        TerminationId: TerminationId;
        /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
        GroupId: GroupId;
        /** @description `answered` bekleyenlerin dışında hepsi, `other` geri çekilen ve süresi geçenler */
        OfferGroup: "all" | "waiting" | "answered" | "accepted" | "rejected" | "other";
        /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
        MessageId: MessageId;
        /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
        AttachmentId: AttachmentId;
        /** @example 5f0f8a3e-6c0b-4a57-9a2e-6a1d3f0c9b21 */
        CommentId: components["schemas"]["Id"];
        /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
        RequestId: RequestId;
        /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
        DishId: DishId;
        /**
         * @description Planda verilen anahtar
         * @example pirinc pilavi
         */
        ComponentKey: string;
        /** @example 2026-11-25 */
        PlanDate: components["schemas"]["LocalDate"];
        /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
        StatementId: components["schemas"]["Id"];
        /** @example 2026-10 */
        MonthOfYear: components["schemas"]["Month"];
        /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
        ProductId: ProductId;
        /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
        SupplierId: CompanyId;
        /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
        OrderId: OrderId;
        /**
         * @description Boşsa hepsi
         * @example Bakliyat ve tahıl
         */
        ProductCategory: string;
        /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
        IngredientId: IngredientId;
        /**
         * @description Verilmezse bugün (Europe/Istanbul)
         * @example 2026-11-25
         */
        RecipeDate: components["schemas"]["LocalDate"];
        /**
         * @description Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra
         * @example 2026-11-25
         */
        NeedsFrom: components["schemas"]["LocalDate"];
        /**
         * @description Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra
         * @example 2026-12-02
         */
        NeedsUntil: components["schemas"]["LocalDate"];
        /**
         * @description Verilmezse dünün ayı (Europe/Istanbul)
         * @example 2026-11
         */
        CostMonth: components["schemas"]["Month"];
        /** @example 01a20743-354a-7b99-b677-3a843ffe3860 */
        NotificationId: NotificationId;
        /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
        RunId: RunId;
        /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
        PrivacyRequestId: components["schemas"]["Id"];
        LogType: components["schemas"]["LogType"];
    };
    requestBodies: {
        ForgottenPassword: {
            content: {
                "application/json": {
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    company_id: CompanyId;
                    phone: components["schemas"]["PhoneInput"];
                };
            };
        };
        PasswordChange: {
            content: {
                "application/json": {
                    /**
                     * @description Tek kullanımlık şifreyle ya da fişle girilmişse gerekmez
                     * @example eski-defter-19
                     */
                    current_password?: string;
                    new_password: components["schemas"]["NewPassword"];
                };
            };
        };
        SecondStep: {
            content: {
                "application/json": {
                    challenge: components["schemas"]["Challenge"];
                    /** @description Uygulamadaki kod ya da bir kurtarma kodu */
                    code?: components["schemas"]["SecondFactorCode"];
                    /** @description Kodun yerine geçiş anahtarının imzası */
                    passkey?: {
                        credential_id: components["schemas"]["PasskeyCredential"];
                        client_data: components["schemas"]["PasskeyClientData"];
                        /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ */
                        authenticator_data: string;
                        /** @example MEUCIQDq7f0Zr9vN3yq6Jx */
                        signature: string;
                    };
                    device_token?: components["schemas"]["KnownDevice"];
                };
            };
        };
        OwnPassword: {
            content: {
                "application/json": {
                    /** @example mavi-defter-27 */
                    password: string;
                };
            };
        };
        OwnProof: {
            content: {
                "application/json": {
                    /** @example mavi-defter-27 */
                    password: string;
                    /** @description Uygulamadaki kod ya da bir kurtarma kodu */
                    code: components["schemas"]["SecondFactorCode"];
                };
            };
        };
        EmployeeList: {
            content: {
                "application/json": {
                    users: {
                        /** @example Zeynep Kaya */
                        full_name: string;
                        /** @example 0555 100 00 08 */
                        phone: string;
                    }[];
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description En fazla 5 MB
                     */
                    file: string;
                };
            };
        };
        Shift: {
            content: {
                "application/json": {
                    /** @example Gündüz Vardiyası */
                    title: string;
                    start_time: components["schemas"]["LocalTime"];
                    /** @example 14:00 */
                    end_time: components["schemas"]["LocalTime"];
                    days: components["schemas"]["Weekdays"];
                    /**
                     * @default Europe/Istanbul
                     * @example Europe/Istanbul
                     */
                    timezone?: string;
                    cutoff_days?: components["schemas"]["CutOffDays"];
                    cutoff_time?: components["schemas"]["CutOffTime"];
                };
            };
        };
        ShiftChange: {
            content: {
                "application/json": {
                    /** @example Gündüz Vardiyası */
                    title: string;
                    start_time: components["schemas"]["LocalTime"];
                    /** @example 14:00 */
                    end_time: components["schemas"]["LocalTime"];
                    days: components["schemas"]["Weekdays"];
                    /**
                     * @default Europe/Istanbul
                     * @example Europe/Istanbul
                     */
                    timezone?: string;
                    cutoff_days?: components["schemas"]["CutOffDays"];
                    cutoff_time?: components["schemas"]["CutOffTime"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        CorporateGroup: {
            content: {
                "application/json": {
                    /** @example Bursa firmaları */
                    name: string;
                    /**
                     * @default
                     * @example Aynı gün, aynı menü
                     */
                    description?: string;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        MenuCopy: {
            content: {
                /**
                 * @example {
                 *       "shift_id": "019bb162-547f-7ad7-a4d3-5d7130c67483",
                 *       "start_date": "2026-11-23",
                 *       "end_date": "2026-11-29",
                 *       "onto": "2026-11-30",
                 *       "repeat": 2,
                 *       "targets": [
                 *         {
                 *           "corporate_id": "019bb157-7d65-7507-b1d9-42f8bb6b5deb",
                 *           "shift_id": "019bb162-4567-7f08-9f94-259e6a2e95da"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    /** @example 2026-11-23 */
                    start_date: components["schemas"]["LocalDate"];
                    /** @example 2026-11-29 */
                    end_date: components["schemas"]["LocalDate"];
                    /**
                     * @description İlk haftanın gideceği haftadan bir gün
                     * @example 2026-11-30
                     */
                    onto: components["schemas"]["LocalDate"];
                    /**
                     * Format: int32
                     * @description Haftaların art arda kaç kez yazılacağı
                     * @default 1
                     * @example 1
                     */
                    repeat?: number;
                    /**
                     * @default []
                     * @example [
                     *       {
                     *         "corporate_id": "019bb157-7d65-7507-b1d9-42f8bb6b5deb",
                     *         "shift_id": "019bb162-4567-7f08-9f94-259e6a2e95da"
                     *       }
                     *     ]
                     */
                    targets?: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        corporate_id: CompanyId;
                        /** @example 019bb162-4567-7f08-9f94-259e6a2e95da */
                        shift_id: ShiftId;
                    }[];
                    /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                    group_id?: GroupId;
                };
            };
        };
    };
    headers: {
        /**
         * @description Kaç saniye sonra yeniden denenebileceği
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description İstek, `EMBED_ORIGINS` ayarındaki bir sayfadan geldiyse o sayfanın kaynağı
         * @example https://portal.poyrazotomotiv.example
         */
        "Access-Control-Allow-Origin": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    /** @example mavi-defter-27 */
                    password: string;
                    /** @enum {string} */
                    company_type: "individual" | "corporate" | "catering" | "supplier";
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    company_id: CompanyId;
                    device_token?: components["schemas"]["KnownDevice"];
                };
            };
        };
        responses: {
            /** @description Oturum açıldı ya da ikinci adım bekleniyor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSession"] | components["schemas"]["SecondStepNeeded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["PhoneInput"];
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    company_id: CompanyId;
                    /** @example q3V4-kgN99qlFyM6aorC7FpbiO7Joy4XZFdL-XwUD_0 */
                    slip_code: string;
                    device_token?: components["schemas"]["KnownDevice"];
                };
            };
        };
        responses: {
            /** @description Oturum açıldı ya da ikinci adım bekleniyor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSession"] | components["schemas"]["SecondStepNeeded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ForgottenPassword"];
        responses: {
            200: components["responses"]["ResetRequested"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ForgottenPassword"];
        responses: {
            200: components["responses"]["ResetRequested"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["EmailToken"];
                    new_password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example yonetici */
                    username: string;
                    /** @example mavi-defter-27 */
                    password: string;
                    device_token?: components["schemas"]["KnownDevice"];
                };
            };
        };
        responses: {
            /** @description Yönetici oturumu açıldı ya da ikinci adım bekleniyor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAdminSession"] | components["schemas"]["SecondStepNeeded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondStep"];
        responses: {
            /** @description Oturum açıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeAdminSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondStep"];
        responses: {
            /** @description Yönetici oturumu açıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Durumu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OwnPassword"];
        responses: {
            /** @description Anahtar; bir daha gösterilmez */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Uygulamaya elle yazılabilir
                         * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
                         */
                        secret: string;
                        /**
                         * @description Karekodun içeriği
                         * @example otpauth://totp/Tabldot:5551000008?issuer=Tabldot&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
                         */
                        address: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchOnSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["SecondFactorCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OwnProof"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OwnProof"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                user_id?: UserId;
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                company_id?: CompanyId;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profil */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordChange"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeIndividualPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordChange"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 anahtar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["Key"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Hangi yazılım için olduğu
                     * @example Logo bordro aktarımı
                     */
                    name: string;
                    role: components["schemas"]["KeyRole"];
                    /**
                     * @description Geçerli olduğu son gün (Türkiye saati), en fazla bir yıl sonrası
                     * @example 2027-02-20
                     */
                    expires_on: components["schemas"]["LocalDate"];
                    /**
                     * @description Anahtarın kullanılabileceği IP adresleri ve ağlar (CIDR); boşsa her adresten kullanılır
                     * @default []
                     * @example [
                     *       "185.86.6.14",
                     *       "10.20.0.0/16"
                     *     ]
                     */
                    addresses?: string[];
                };
            };
        };
        responses: {
            /** @description Oluşturuldu */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        key: components["schemas"]["Key"];
                        /**
                         * @description Anahtarın kendisi; bir daha gösterilmez
                         * @example tbd_q8Zk2mXrVt5YwB1nHc7JdLs0PfGa9EuRiT3oKxN6vQA
                         */
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İptal edildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        key: components["schemas"]["Key"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Anahtar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: components["schemas"]["Key"];
                        company: {
                            id: components["schemas"]["Id"];
                            /** @example Poyraz Otomotiv Sanayi A.Ş. */
                            name: string;
                            type: components["schemas"]["CompanyType"];
                            /** @example poyraz-otomotiv */
                            slug: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OwnProof"];
        responses: {
            /** @description WebAuthn seçenekleri */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        challenge: components["schemas"]["PasskeyChallenge"];
                        site: components["schemas"]["PasskeySite"];
                        /** @description Hesabın kimliği */
                        holder: components["schemas"]["Id"];
                        /**
                         * @description Cihazın göstereceği hesap adı
                         * @example 5551000008
                         */
                        account_name: string;
                        credentials: components["schemas"]["PasskeyCredentials"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Dizüstü */
                    name: string;
                    credential_id: components["schemas"]["PasskeyCredential"];
                    client_data: components["schemas"]["PasskeyClientData"];
                    /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ */
                    attestation: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20744-d82e-712b-ba06-46f92279f427 */
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacyNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyNotice"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerIndividual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    full_name: components["schemas"]["FullName"];
                    phone: components["schemas"]["PhoneInput"];
                    password: components["schemas"]["NewPassword"];
                    /** @enum {string} */
                    company_type: "corporate";
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    company_id: CompanyId;
                    /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                    department_id: DepartmentId;
                    privacy_version?: components["schemas"]["PrivacyVersion"];
                    link_secret?: components["schemas"]["LinkSecret"];
                };
            };
        };
        responses: {
            /** @description Kayıt oldu ya da onay bekliyor */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example Kayıt başarılı! Şimdi giriş yapabilirsiniz. */
                        message: string;
                        /** @description Kayıt onay bekliyorsa null */
                        user: {
                            id: components["schemas"]["Id"];
                            /** @example Zeynep Kaya */
                            full_name: string;
                            /** @example 5551000008 */
                            phone: string;
                            role: components["schemas"]["Role"];
                        } | null;
                        /** @description Onay bekleyen kayıt; yoksa null */
                        application: components["schemas"]["ApplicationSummary"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExistingCompanyApplication"] | components["schemas"]["NewCompanyApplication"];
            };
        };
        responses: {
            /** @description Başvuru alındı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz. */
                        message: string;
                        application: components["schemas"]["ApplicationSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link_secret: components["schemas"]["LinkSecret"];
                };
            };
        };
        responses: {
            /** @description Durum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["ApplicationState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                status?: components["schemas"]["ApplicationStatus"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 başvuru */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: components["schemas"]["Application"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Bekleyen bütün başvurular; 1000 olunca yenisi alınmaz
                         * @example 1
                         */
                        pending_count: components["schemas"]["Count"];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example approved
                     * @enum {string}
                     */
                    status: "approved" | "rejected";
                    /** @example null */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Karar verildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        application: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb15c-7d0b-7e7d-a3a5-9fdb37c7a1d4"
                     *     ]
                     */
                    application_ids: ApplicationId[];
                    /** @example null */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Sonuç, başvuru başvuru */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRegistrations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb15c-7d0b-7e7d-a3a5-9fdb37c7a1d4"
                     *     ]
                     */
                    application_ids: ApplicationId[];
                };
            };
        };
        responses: {
            /** @description Sonuç, kayıt kayıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 1 */
                        approved_count: components["schemas"]["Count"];
                        refused: components["schemas"]["RefusedDecisions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                type: components["schemas"]["CompanyType"];
                /** @example poyraz */
                query?: string;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 10 şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["CompanyHit"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example poyraz-otomotiv */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyHit"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query: {
                type: components["schemas"]["CompanyType"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /** @example Bursa */
                city?: string;
                partners?: "all" | "only" | "without";
                sort?: "name" | "partners" | "rating";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 şirket, cateringlerde en fazla 50 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["CompanyCard"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Çağıranın bu türdeki ortakları
                         * @example 1
                         */
                        partner_total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatformOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Genel bakış */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformApplications: {
        parameters: {
            query?: {
                status?: components["schemas"]["ApplicationStatus"];
                mode?: components["schemas"]["ApplicationMode"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 başvuru */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: components["schemas"]["PlatformApplication"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectNewCompanies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb15c-7d0b-7e7d-a3a5-9fdb37c7a1d4"
                     *     ]
                     */
                    application_ids: ApplicationId[];
                    /** @example null */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Sonuç, başvuru başvuru */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideNewCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20744-0f48-7920-9936-c3fdb6115822 */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "approved" | "rejected";
                    /** @example null */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Karar verildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        application: components["schemas"]["PlatformApplication"];
                        /** @description Açılan şirket; rette null */
                        company: null | components["schemas"]["CompanyHit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformCompanies: {
        parameters: {
            query?: {
                type?: components["schemas"]["CompanyType"];
                /** @example true */
                active?: boolean;
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["PlatformCompany"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Poyraz Otomotiv Sanayi A.Ş. */
                    name: string;
                    type: components["schemas"]["CompanyType"];
                    tax_number?: components["schemas"]["TaxNumberInput"];
                    /** @example 0224 500 10 10 */
                    phone?: string | null;
                    /** @example Organize Sanayi Bölgesi 4. Cadde No: 12, Nilüfer, Bursa */
                    address?: string;
                    /** @example Mehmet Demir */
                    owner_full_name: components["schemas"]["FullName"];
                    /** @example 0555 100 00 01 */
                    owner_phone: components["schemas"]["PhoneInput"];
                    /** @example mehmet.demir@poyrazotomotiv.example */
                    owner_email?: components["schemas"]["EmailOrNone"];
                };
            };
        };
        responses: {
            /** @description Açıldı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        company: components["schemas"]["CompanyHit"];
                        owner: {
                            /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
                            id: components["schemas"]["Id"];
                            /** @example Mehmet Demir */
                            full_name: string;
                            /** @example 5551000001 */
                            phone: string;
                        };
                        /** @example K7MP-2XQA-9TRD-HW4E */
                        one_time_password: string;
                        slip_code: components["schemas"]["SlipCode"];
                        /** @example 2026-11-30T07:15:00.000Z */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Poyraz Otomotiv Sanayi A.Ş. */
                    name?: string;
                    tax_number?: components["schemas"]["TaxNumberInput"];
                    /** @example 0224 500 10 10 */
                    phone?: string | null;
                    address?: {
                        /** @example Organize Sanayi Bölgesi 4. Cadde No: 12 */
                        street?: string;
                        /** @example Nilüfer */
                        district?: string;
                        /** @example Bursa */
                        city?: string;
                        /** @example 16140 */
                        postal_code?: string;
                    };
                    /** @example true */
                    is_active?: boolean;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        company: components["schemas"]["CompanySettings"];
                        /** @example 0 */
                        cancelled_choices: components["schemas"]["Count"];
                        /** @example 0 */
                        withdrawn_menus: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatformCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformCompanyDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDeactivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivationPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bilgiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "0224 500 10 10",
                 *       "address": {
                 *         "street": "Organize Sanayi Bölgesi 4. Cadde No: 12",
                 *         "district": "Nilüfer",
                 *         "city": "Bursa",
                 *         "postal_code": "16140"
                 *       },
                 *       "reminder_hours": 3,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    /** @example Poyraz Otomotiv Sanayi A.Ş. */
                    name?: string;
                    tax_number?: components["schemas"]["TaxNumberInput"];
                    /** @example 0224 500 10 10 */
                    phone?: string | null;
                    /**
                     * @description Ortakların arayacağı kişi
                     * @example Sibel Güler
                     */
                    contact_name?: string | null;
                    address?: {
                        /** @example Organize Sanayi Bölgesi 4. Cadde No: 12 */
                        street?: string;
                        /** @example Nilüfer */
                        district?: string;
                        /** @example Bursa */
                        city?: string;
                        /** @example 16140 */
                        postal_code?: string;
                    };
                    /** @example null */
                    logo_url?: string | null;
                    /**
                     * @description Yalnızca cateringlerde
                     * @example true
                     */
                    allergens_required?: boolean;
                    /**
                     * Format: int32
                     * @description Yalnızca firmalarda
                     * @example 3
                     */
                    reminder_hours?: number;
                    /**
                     * @description Kapatılınca verilmiş kodlar geçersiz olur
                     * @example true
                     */
                    slip_codes?: boolean;
                    /**
                     * @description Yalnızca firmalarda
                     * @example true
                     */
                    withholds_vat?: boolean;
                    /**
                     * @description Yalnızca firmalarda
                     * @example true
                     */
                    registration_needs_approval?: boolean;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        company: components["schemas"]["CompanySettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCorporateDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCateringDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CateringDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplierDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyCities: {
        parameters: {
            query: {
                type: components["schemas"]["CompanyType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ada göre şehirler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Daha az şirketin olduğu şehirler verilmedi
                         * @example false
                         */
                        has_more: boolean;
                        cities: {
                            /** @example Bursa */
                            city: string;
                            /**
                             * Format: int32
                             * @example 3
                             */
                            companies: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["CompanyCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Pasif departmanlar da gelsin
                 * @example false
                 */
                include_inactive?: boolean;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 200 departman, ada göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        departments: components["schemas"]["Department"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["DepartmentName"];
                };
            };
        };
        responses: {
            201: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                departmentId: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: components["schemas"]["DepartmentName"];
                    /** @example true */
                    is_active?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                departmentId: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description `none` departmanı olmayanlar
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id?: components["parameters"]["OfDepartment"];
                /**
                 * @description Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar
                 * @example 019bb157-0c11-7d2e-9a37-3fb1c2e7a511
                 */
                shift_id?: components["parameters"]["OfShift"];
                status?: components["parameters"]["OfStatus"];
                /** @description Bireysel çalışan ya da kurumsal kullanıcı */
                type?: components["parameters"]["OfUserType"];
                role?: components["parameters"]["OfRole"];
                /**
                 * @description Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                reset_requested?: components["parameters"]["ResetRequested"];
                /**
                 * @description Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                never_signed_in?: components["parameters"]["NeverSignedIn"];
                /**
                 * @description Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste
                 * @example 2026-11-25
                 */
                absent_on?: components["parameters"]["AbsentOn"];
                sort?: "name" | "role" | "department" | "status";
                order?: "asc" | "desc";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 çalışan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["Employee"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    full_name: components["schemas"]["FullName"];
                    phone: components["schemas"]["PhoneInput"];
                    email?: components["schemas"]["EmailOrNone"];
                    /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                    department_id?: DepartmentId | null;
                    role?: components["schemas"]["Role"];
                    shift_ids?: components["schemas"]["OwnShiftIds"];
                    rotation?: components["schemas"]["RotationPlan"];
                };
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        user: components["schemas"]["Employee"];
                        /**
                         * @description Entegrasyon anahtarına null: kişiye şifreyi hesabı olan bir yönetici verir
                         * @example K7MP-2XQA-9TRD-HW4E
                         */
                        one_time_password: string | null;
                        slip_code: components["schemas"]["SlipCode"];
                        /** @example 2026-11-30T07:15:00.000Z */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectEmployees: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description `none` departmanı olmayanlar
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id?: components["parameters"]["OfDepartment"];
                /**
                 * @description Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar
                 * @example 019bb157-0c11-7d2e-9a37-3fb1c2e7a511
                 */
                shift_id?: components["parameters"]["OfShift"];
                status?: components["parameters"]["OfStatus"];
                /** @description Bireysel çalışan ya da kurumsal kullanıcı */
                type?: components["parameters"]["OfUserType"];
                role?: components["parameters"]["OfRole"];
                /**
                 * @description Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                reset_requested?: components["parameters"]["ResetRequested"];
                /**
                 * @description Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                never_signed_in?: components["parameters"]["NeverSignedIn"];
                /**
                 * @description Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste
                 * @example 2026-11-25
                 */
                absent_on?: components["parameters"]["AbsentOn"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seçilebilen kişiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: {
                            /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                            id: components["schemas"]["Id"];
                            /** @example Zeynep Kaya */
                            full_name: string;
                        }[];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Uyan ama üst düzeyde olanlar
                         * @example 0
                         */
                        out_of_reach: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description `none` departmanı olmayanlar
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id?: components["parameters"]["OfDepartment"];
                /**
                 * @description Bu haftaki vardiyalarından biri bu olanlar; `none` kendi vardiyası belirtilmemiş olanlar
                 * @example 019bb157-0c11-7d2e-9a37-3fb1c2e7a511
                 */
                shift_id?: components["parameters"]["OfShift"];
                status?: components["parameters"]["OfStatus"];
                /** @description Bireysel çalışan ya da kurumsal kullanıcı */
                type?: components["parameters"]["OfUserType"];
                role?: components["parameters"]["OfRole"];
                /**
                 * @description Yalnızca şifresini unuttuğunu bildirenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                reset_requested?: components["parameters"]["ResetRequested"];
                /**
                 * @description Yalnızca tek kullanımlık şifresini henüz değiştirmeyenler; yönetim yetkisi olmayanlara boş liste
                 * @example true
                 */
                never_signed_in?: components["parameters"]["NeverSignedIn"];
                /**
                 * @description Yalnızca o gün yok olanlar; yönetim yetkisi olmayanlara boş liste
                 * @example 2026-11-25
                 */
                absent_on?: components["parameters"]["AbsentOn"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEmployees: {
        parameters: {
            query?: {
                /** @description `preview`: yalnızca ne olacağını söyler */
                mode?: "import" | "preview";
                /**
                 * @description Hatasız satırlarda adı geçip şirkette olmayan departmanlar açılır
                 * @example true
                 */
                create_departments?: boolean;
            };
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EmployeeList"];
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 1 */
                        imported_count: components["schemas"]["Count"];
                        /** @example 1 */
                        failed_count: components["schemas"]["Count"];
                        /**
                         * @description Zaten kayıtlı olanlar; hata sayılmazlar
                         * @example 0
                         */
                        already_registered: components["schemas"]["Count"];
                        /** @description Listede olup zaten kayıtlı olanlar; giriş yapamayana yeni şifre verilebilir */
                        registered_users: {
                            /**
                             * Format: int32
                             * @example 3
                             */
                            row: number;
                            id: components["schemas"]["Id"];
                            /** @example Ayşe Yılmaz */
                            full_name: string;
                            /**
                             * @description Aktif ve tek kullanımlık şifresini henüz değiştirmemiş
                             * @example true
                             */
                            never_signed_in: boolean;
                        }[];
                        /**
                         * @description Zaten kayıtlı olup vardiyasını listeden alanlar
                         * @example 0
                         */
                        shifts_changed: components["schemas"]["Count"];
                        /**
                         * @description Zaten kayıtlı olup departmanını listeden alanlar
                         * @example 0
                         */
                        departments_changed: components["schemas"]["Count"];
                        /** @description Listede adı geçip şirkette olmayan departmanlar */
                        missing_departments: components["schemas"]["MissingInList"][];
                        /** @description Listede adı geçip firmada olmayan vardiyalar */
                        missing_shifts: components["schemas"]["MissingInList"][];
                        /**
                         * @description Firma olmayan bir şirketin listesinde vardiya yazılmış satırlar; o sütun okunmaz
                         * @example 0
                         */
                        ignored_shifts: components["schemas"]["Count"];
                        /** @description Hatalı satırlar */
                        errors: components["schemas"]["FailedEmployee"][];
                        /** @description Yalnızca önizlemede: listenin başka söylediği kayıtlı kişiler */
                        changes: components["schemas"]["ListedChange"][];
                        /** @description Yalnızca önizlemede: listede olmayan, değiştirebileceğiniz aktif kişiler */
                        not_listed: {
                            /** @example 1 */
                            total: components["schemas"]["Count"];
                            /** @description Ada göre ilk 2.000 kişi */
                            users: components["schemas"]["NotListed"][];
                        };
                        /** @description Eklenenler; şifreleri bir kez gösterilir ve 7 gün geçerlidir */
                        users: {
                            /**
                             * Format: int32
                             * @example 2
                             */
                            row: number;
                            /** @example Zeynep Kaya */
                            full_name: string;
                            /** @example 5551000008 */
                            phone: string;
                            /** @example Kalite */
                            department_name: string | null;
                            /**
                             * @description Entegrasyon anahtarına null: kişiye şifreyi hesabı olan bir yönetici verir
                             * @example K7MP-2XQA-9TRD-HW4E
                             */
                            one_time_password: string | null;
                            slip_code: components["schemas"]["SlipCode"];
                        }[];
                        /** @example 2026-11-30T07:15:00.000Z */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListed: {
        parameters: {
            query?: {
                /**
                 * @description Adı geçip şirkette olmayan departmanlar açılır
                 * @example true
                 */
                create_departments?: boolean;
            };
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updates: components["schemas"]["ListedUpdate"][];
                };
            };
        };
        responses: {
            /** @description Sonuç, kişi kişi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description İstenen durumda olanlar; önceden öyle olanlar da
                         * @example 1
                         */
                        updated_count: components["schemas"]["Count"];
                        /** @description Değiştirilmeyenler ve nedenleri */
                        refused: {
                            /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
                            id: components["schemas"]["Id"];
                            /**
                             * @description Böyle bir çalışan yoksa boş
                             * @example Mehmet Demir
                             */
                            full_name: string | null;
                            /**
                             * @description `updateEmployee` işleminin kodu ya da yazılanda yanlış olan (`row.…`)
                             * @example row.department_unknown
                             */
                            code: string;
                            /** @example Departman bulunamadı: “Ar-Ge” */
                            message: string;
                        }[];
                        /**
                         * @description Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler
                         * @example 0
                         */
                        cancelled_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetEmployeePasswords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         "019bb153-d6c9-796d-a763-b7a969b1028e"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @example [
                     *       "019bb153-d6c9-796d-a763-b7a969b1028e"
                     *     ]
                     */
                    user_ids?: UserId[];
                    /**
                     * @example true
                     * @enum {boolean}
                     */
                    never_signed_in?: true;
                };
            };
        };
        responses: {
            /** @description Sonuç, kişi kişi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 1 */
                        reset_count: components["schemas"]["Count"];
                        /** @description Şifreleri bir kez gösterilir ve 7 gün geçerlidir */
                        users: {
                            id: components["schemas"]["Id"];
                            /** @example Zeynep Kaya */
                            full_name: string;
                            /** @example 5551000008 */
                            phone: string;
                            /** @example Kalite */
                            department_name: string | null;
                            /** @example K7MP-2XQA-9TRD-HW4E */
                            one_time_password: string;
                            slip_code: components["schemas"]["SlipCode"];
                        }[];
                        /** @description Değiştirilmeyenler ve nedenleri */
                        refused: {
                            /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
                            id: components["schemas"]["Id"];
                            /**
                             * @description Böyle bir çalışan yoksa boş
                             * @example Mehmet Demir
                             */
                            full_name: string | null;
                            /** @example employee.above_you */
                            code: string;
                            /** @example Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız. */
                            message: string;
                        }[];
                        /**
                         * @description Hiç giriş yapmamış 10.000 kişiden fazlası var
                         * @example false
                         */
                        has_more: boolean;
                        /** @example 2026-11-30T07:15:00.000Z */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb153-d6c9-796d-a763-b7a969b1028e"
                     *     ]
                     */
                    user_ids: UserId[];
                    /** @example true */
                    is_active?: boolean;
                    /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                    department_id?: DepartmentId | null;
                    shift_ids?: components["schemas"]["OwnShiftIds"];
                };
            };
        };
        responses: {
            /** @description Sonuç, kişi kişi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description İstenen durumda olanlar; önceden öyle olanlar da
                         * @example 1
                         */
                        updated_count: components["schemas"]["Count"];
                        /** @description Değiştirilmeyenler ve nedenleri */
                        refused: components["schemas"]["UnchangedEmployee"][];
                        /**
                         * @description Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler
                         * @example 0
                         */
                        cancelled_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShiftPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb153-d6c9-796d-a763-b7a969b1028e"
                     *     ]
                     */
                    user_ids: UserId[];
                    first_monday: components["schemas"]["FirstMonday"];
                    weeks: components["schemas"]["RotatingWeeks"];
                };
            };
        };
        responses: {
            /** @description Sonuç, kişi kişi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Vardiyaları artık böyle olanlar; önceden öyle olanlar da
                         * @example 1
                         */
                        updated_count: components["schemas"]["Count"];
                        /** @description Değiştirilmeyenler ve nedenleri */
                        refused: components["schemas"]["UnchangedEmployee"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Çalışan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Employee"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    full_name?: components["schemas"]["FullName"];
                    phone?: components["schemas"]["PhoneInput"];
                    email?: components["schemas"]["EmailOrNone"];
                    /** @example true */
                    is_active?: boolean;
                    version?: components["schemas"]["SeenVersion"];
                    /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                    department_id?: DepartmentId | null;
                    shift_ids?: components["schemas"]["OwnShiftIds"];
                    rotation?: components["schemas"]["RotationPlan"];
                };
            };
        };
        responses: {
            200: components["responses"]["Employee"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example corporate2 */
                    role: components["schemas"]["Role"];
                    /** @example true */
                    is_active?: boolean;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["Employee"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetEmployeePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şifre yalnızca bu cevapta görünür */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example Zeynep Kaya */
                        full_name: string;
                        /** @example 5551000008 */
                        phone: string;
                        /** @example Kalite */
                        department_name: string | null;
                        /** @example K7MP-2XQA-9TRD-HW4E */
                        one_time_password: string;
                        slip_code: components["schemas"]["SlipCode"];
                        /** @example 2026-11-30T07:15:00.000Z */
                        expires_at: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vardiyalar, başlama saatine göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shifts: components["schemas"]["Shift"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Shift"];
        responses: {
            201: components["responses"]["Shift"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shiftId: components["parameters"]["ShiftId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ShiftChange"];
        responses: {
            200: components["responses"]["Shift"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shiftId: components["parameters"]["ShiftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Silindi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description İptal edilen ileri tarihli seçimler
                         * @example 0
                         */
                        cancelled_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewShiftEnd: {
        parameters: {
            query?: {
                /**
                 * @description Kalkacak günler, 1 = Pazartesi; verilmezse vardiyanın tümü
                 * @example 6,7
                 */
                days?: string;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shiftId: components["parameters"]["ShiftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description İptal olacak seçimler
                         * @example 34
                         */
                        choices: components["schemas"]["Count"];
                        /**
                         * @description Bu seçimleri yapanlar
                         * @example 12
                         */
                        people: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKitchenShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vardiyalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        corporate: components["schemas"]["CompanyName"];
                        /**
                         * @example {
                         *       "id": "019bb15c-4cb2-7051-a704-3162451195e2",
                         *       "name": "Bereket Sofrası Catering Ltd. Şti."
                         *     }
                         */
                        catering: components["schemas"]["CompanyName"];
                        shifts: components["schemas"]["Shift"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsualShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vardiyalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Soruldu, yeniden sorulmaz
                         * @example true
                         */
                        is_told: boolean;
                        /**
                         * @example [
                         *       "019bb162-547f-7ad7-a4d3-5d7130c67483"
                         *     ]
                         */
                        shift_ids: ShiftId[];
                        rotation: components["schemas"]["RotationOrNone"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveUsualShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shift_ids: components["schemas"]["OwnShiftIds"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShiftPattern: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotationPlan"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStandingChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seçimler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        choices: components["schemas"]["StandingChoice"][];
                        /** @description Çalışanın kendi vardiyaları; hiçbirini belirtmediyse hepsi */
                        shifts: {
                            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                            id: components["schemas"]["Id"];
                            /** @example Gündüz Vardiyası */
                            title: string;
                            /**
                             * @example [
                             *       1,
                             *       2,
                             *       3,
                             *       4,
                             *       5,
                             *       6
                             *     ]
                             */
                            days: components["schemas"]["Weekday"][];
                            /**
                             * @description Son menülerindeki seçenekler
                             * @example [
                             *       "Geleneksel",
                             *       "Alternatif"
                             *     ]
                             */
                            labels: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveStandingChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choices: components["schemas"]["StandingChoice"][];
                };
            };
        };
        responses: {
            /** @description Uygulandı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Açık günlerde yapılan seçimler
                         * @example 3
                         */
                        chosen: components["schemas"]["Count"];
                        /**
                         * @description Açık günlerde geri alınan seçimler
                         * @example 0
                         */
                        withdrawn: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClosedDays: {
        parameters: {
            query: {
                /** @example 2027 */
                year: components["parameters"]["CalendarYear"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closed_days: {
                            /** @example 2027-05-17 */
                            date: components["schemas"]["LocalDate"];
                            /**
                             * @description Yalnızca bu saatte ya da sonra başlayan vardiyalar; null bütün gün
                             * @example null
                             */
                            from_time: string | null;
                            /** @example Kurban Bayramı */
                            name: string;
                            /**
                             * @description Gün kapatılınca iptal olan seçimler
                             * @example 12
                             */
                            cancelled_choices: components["schemas"]["Count"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: {
                        /** @example 2027-05-17 */
                        date: components["schemas"]["LocalDate"];
                        /**
                         * @description Verilmezse bütün gün
                         * @example null
                         */
                        from_time?: string | null;
                        /** @example Kurban Bayramı */
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Kapandı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 34 */
                        cancelled_choices: components["schemas"]["Count"];
                        /** @example 6 */
                        cancelled_guests: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openDays: {
        parameters: {
            query: {
                /**
                 * @description İlk gün
                 * @example 2026-11-30
                 */
                first: components["parameters"]["FirstDay"];
                /**
                 * @description Son gün
                 * @example 2026-12-04
                 */
                last: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Açıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 4 */
                        opened_count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficialDays: {
        parameters: {
            query: {
                /** @example 2027 */
                year: components["parameters"]["CalendarYear"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        official_days: components["schemas"]["OfficialDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewClosing: {
        parameters: {
            query: {
                /**
                 * @description Günler, virgülle; yarım gün için saatiyle
                 * @example 2027-05-15T13:00,2027-05-16
                 */
                days: string;
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingImpact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbsences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        absences: components["schemas"]["Absence"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 2026-11-30 */
                    first: components["schemas"]["LocalDate"];
                    /** @example 2026-12-04 */
                    last: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            /** @description Bildirildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 3 */
                        withdrawn_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAbsence: {
        parameters: {
            query: {
                /**
                 * @description İlk gün
                 * @example 2026-11-30
                 */
                first: components["parameters"]["FirstDay"];
                /**
                 * @description Son gün
                 * @example 2026-12-04
                 */
                last: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Geri alındı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 2 */
                        chosen_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAbsence: {
        parameters: {
            query: {
                /**
                 * @description İlk gün
                 * @example 2026-11-30
                 */
                first: components["parameters"]["FirstDay"];
                /**
                 * @description Son gün
                 * @example 2026-12-04
                 */
                last: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Günler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["AbsencePreviewDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbsentPeople: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kişiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsentPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAbsences: {
        parameters: {
            query?: {
                is_preview?: boolean;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example [
                     *       "019bb153-d6c9-796d-a763-b7a969b1028e"
                     *     ]
                     */
                    user_ids: UserId[];
                    /** @example 2026-11-30 */
                    first: components["schemas"]["LocalDate"];
                    /** @example 2026-12-04 */
                    last: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            /** @description İşaretlendi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 1 */
                        marked_count: components["schemas"]["Count"];
                        /** @example 3 */
                        withdrawn_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAbsenceOf: {
        parameters: {
            query: {
                /**
                 * @description Yokluğu kaldırılan çalışan
                 * @example 019bb153-d6c9-796d-a763-b7a969b1028e
                 */
                user_id: UserId;
                /**
                 * @description İlk gün
                 * @example 2026-11-30
                 */
                first: components["parameters"]["FirstDay"];
                /**
                 * @description Son gün
                 * @example 2026-12-04
                 */
                last: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kaldırıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 2 */
                        chosen_choices: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importAbsences: {
        parameters: {
            query?: {
                is_preview?: boolean;
            };
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description En fazla 5 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 214 */
                        people_count: components["schemas"]["Count"];
                        /**
                         * @description Kişilerin günleri, hafta sonlarıyla
                         * @example 1120
                         */
                        day_count: components["schemas"]["Count"];
                        /** @example 96 */
                        withdrawn_choices: components["schemas"]["Count"];
                        /** @description Alınmayan satırlar */
                        errors: {
                            /**
                             * Format: int32
                             * @example 14
                             */
                            row: number;
                            /** @example Bu telefonla kayıtlı bir çalışan yok */
                            message: string;
                            /** @example Zeynep Kaya */
                            full_name: string;
                            /** @example 0555 100 00 08 */
                            phone: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartnerships: {
        parameters: {
            query: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                catering_id: CompanyId;
                partnership_type?: "catering" | "supplier";
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 ortaklık; `company` karşı taraftır */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partnerships: components["schemas"]["Partnership"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPartnerships: {
        parameters: {
            query?: {
                partnership_type?: "catering" | "supplier";
                status?: "active" | "past" | "all";
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 ortaklık, karşı tarafın adına göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partnerships: components["schemas"]["Partnership"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFirms: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                sort?: "name" | "meals" | "undecided" | "menu" | "price" | "end";
                order?: "asc" | "desc";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 firma */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        firms: components["schemas"]["Firm"][];
                        /**
                         * @description Aramaya uyanlar
                         * @example 1
                         */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Bütün anlaşmalı firmalar
                         * @example 46
                         */
                        partner_total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ortaklık */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        partnership: components["schemas"]["PartnershipDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPartnershipEnd: {
        parameters: {
            query?: {
                /**
                 * @description Ortaklığın olmadığı ilk gün; yoksa onaylanınca
                 * @example 2027-01-01
                 */
                effective_date?: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar ve seçilebilecek günler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description İptal olacak seçimler
                         * @example 118
                         */
                        choices: components["schemas"]["Count"];
                        /**
                         * @description Bildirim alacak kişiler
                         * @example 40
                         */
                        people: components["schemas"]["Count"];
                        /**
                         * @description Yayından kalkacak menü günleri
                         * @example 24
                         */
                        menu_days: components["schemas"]["Count"];
                        first_date: components["schemas"]["LocalDate"];
                        /** @example 2027-02-21 */
                        last_date: components["schemas"]["LocalDate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePartnershipCutOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cutoff_days: null | components["schemas"]["CutOffDays"];
                    cutoff_time: null | components["schemas"]["CutOffTime"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDeliveryForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                partnershipId: components["parameters"]["PartnershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    delivery_form: components["schemas"]["DeliveryForm"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingContracts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCateringProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gösterilenler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: components["schemas"]["CateringProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCateringProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example true */
                    shows_menus: boolean;
                    daily_capacity: components["schemas"]["DailyCapacity"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Gösterilenler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        profile: components["schemas"]["CateringProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfferedCatering: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catering */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        catering: components["schemas"]["OfferedCatering"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSentOffers: {
        parameters: {
            query?: {
                offer_type?: "sent";
                /** @description `answered` bekleyenlerin dışında hepsi, `other` geri çekilen ve süresi geçenler */
                status?: components["parameters"]["OfferGroup"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Offers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                    catering_id: CompanyId;
                    /** @example 142 */
                    unit_price: Lira;
                    duration_months: components["schemas"]["OfferDuration"];
                    vat_rate?: components["schemas"]["MealVatRate"];
                    period?: components["schemas"]["BillingPeriod"];
                    minimum?: components["schemas"]["GuaranteedMinimum"];
                    /** @example Yeni dönemde üç vardiyanın tamamı için geçerli olmasını istiyoruz. */
                    message?: string;
                    /**
                     * @description Yalnızca yenilemede; yoksa kabul edildiği gün
                     * @example 2027-01-12
                     */
                    start_date?: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            201: components["responses"]["Offer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSentOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "withdraw";
                };
            };
        };
        responses: {
            200: components["responses"]["Offer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedOffers: {
        parameters: {
            query?: {
                offer_type?: "received";
                /** @description `answered` bekleyenlerin dışında hepsi, `other` geri çekilen ve süresi geçenler */
                status?: components["parameters"]["OfferGroup"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Offers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceivedOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                offerId: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example accept
                     * @enum {string}
                     */
                    action: "accept" | "reject";
                };
            };
        };
        responses: {
            200: components["responses"]["Offer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSentPriceRequests: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PriceRequests"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                    catering_id: CompanyId;
                    servings: components["schemas"]["Servings"];
                    /**
                     * @description İstenen ilk gün
                     * @example 2027-01-04
                     */
                    start_date?: components["schemas"]["LocalDate"];
                    /** @example Vejetaryen seçenek de istiyoruz. */
                    message?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["PriceRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPriceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
                priceRequestId: components["parameters"]["PriceRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "withdraw";
                };
            };
        };
        responses: {
            200: components["responses"]["PriceRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedPriceRequests: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PriceRequests"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerPriceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-1f3a-7c1e-8d55-6f0b7c2e9a41 */
                priceRequestId: components["parameters"]["PriceRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example answer
                     * @enum {string}
                     */
                    action: "answer" | "decline";
                    unit_price?: Lira;
                    /** @example Salata büfesi dahil. */
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PriceRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTerminations: {
        parameters: {
            query?: {
                request_type?: "received" | "sent" | "all";
                status?: "all" | "pending" | "approved" | "rejected" | "withdrawn";
                partnership_type?: "all" | "catering" | "supplier";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 talep; yalnızca gelenler istenince 10 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        termination_requests: components["schemas"]["TerminationRequest"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestTermination: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb15a-f6dd-7f77-a8af-eb0caad8b292 */
                    partnership_id: PartnershipId;
                    /**
                     * @description Firma ile catering arasında bir kod, catering ile tedarikçi arasında serbest metin
                     * @example delivery_issues
                     */
                    reason: string;
                    /** @example Öğle trafiğinde zamanında yetişilemiyor. */
                    message?: string;
                    /**
                     * @description Ortaklığın olmadığı ilk gün; yoksa onaylanınca
                     * @example 2027-01-01
                     */
                    effective_date?: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            201: components["responses"]["Termination"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideTermination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074e-0752-7b0c-a4c0-1081793bd5c5 */
                terminationId: components["parameters"]["TerminationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example approve
                     * @enum {string}
                     */
                    action: "approve" | "reject" | "withdraw";
                };
            };
        };
        responses: {
            200: components["responses"]["Termination"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCorporateGroups: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 grup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: components["schemas"]["CorporateGroup"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCorporateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CorporateGroup"];
        responses: {
            201: components["responses"]["CorporateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCorporateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        group: components["schemas"]["CorporateGroupDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCorporateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CorporateGroup"];
        responses: {
            200: components["responses"]["CorporateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCorporateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Silindi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCompanyToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    corporate_id: CompanyId;
                };
            };
        };
        responses: {
            201: components["responses"]["CorporateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCompanyFromGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CorporateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroupStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Bu grupta olanlar listede yer almaz
                 * @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea
                 */
                group_id?: GroupId;
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 20 firma */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["GroupCompany"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Verilirse oturumdaki kişi olmalıdır
                 * @example 019bb153-d6c9-796d-a763-b7a969b1028e
                 */
                user_id?: UserId;
                type?: components["schemas"]["MailFolder"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 mesaj */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["MessageSummary"][];
                        /** @example false */
                        has_more: boolean;
                        unread: components["schemas"]["UnreadMessages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb158-4842-7969-bee3-58715d3a14a2 */
                    from_user_id?: UserId;
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    from_company_id?: CompanyId;
                    to_addresses: components["schemas"]["MailRecipient"][];
                    /** @example Kalite denetimi */
                    subject: string;
                    /** @example Denetim saat 10.00’da başlayacak. Hazırlık listesi ektedir; eksik gördüğünüz bir şey olursa yazın. */
                    body: string;
                    labels?: components["schemas"]["MailLabels"];
                    attachments?: {
                        /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
                        id: components["schemas"]["Id"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Gönderildi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: components["schemas"]["UnreadMessages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example true */
                    is_read?: boolean;
                    /** @example false */
                    is_archived?: boolean;
                };
            };
        };
        responses: {
            /** @description Değişti */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
                /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Attachment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query: {
                /**
                 * @description Dosyanın adı
                 * @example hazirlik-listesi.txt
                 */
                name: string;
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Yüklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        attachment: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceivedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReceivedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReceivedAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a2074c-c650-7a13-a459-14982b79f9b7 */
                messageId: components["parameters"]["MessageId"];
                /** @example 01a20748-13c5-7e69-8302-1bdbd3d25156 */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Attachment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKitchenRequests: {
        parameters: {
            query?: {
                status?: components["schemas"]["RequestStatus"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 istek */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["KitchenRequest"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFirmRequests: {
        parameters: {
            query?: {
                status?: components["schemas"]["RequestStatus"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 istek */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["FirmRequest"][];
                        /**
                         * @description Daha eskileri de var
                         * @example false
                         */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example resolved */
                    status: components["schemas"]["RequestStatus"];
                    /**
                     * @description Yazana bildirilir ve sonra değişmez; aynı metin yeniden gönderilebilir
                     * @example Gelecek aydan başlayarak iki haftada bir zeytinyağlı enginar yapacağız.
                     */
                    reply?: string;
                };
            };
        };
        responses: {
            /** @description Değişti */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        request: {
                            /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
                            id: components["schemas"]["Id"];
                            /** @example resolved */
                            status: components["schemas"]["RequestStatus"];
                            reply: components["schemas"]["Reply"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                status?: components["schemas"]["RequestStatus"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 istek */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["OwnRequest"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ekran metnin ilk 30 karakterini gönderir
                     * @example Haftada bir gün zeytinyağlı en
                     */
                    title: string;
                    /** @example Haftada bir gün zeytinyağlı enginar da olabilir mi? */
                    message: string;
                    tags?: components["schemas"]["RequestTags"];
                    urgency?: components["schemas"]["Urgency"];
                    /** @description Metinden önce puanlanan kendi öğünü; yalnızca o zaman yazan, metni başka firmaların da okumasına izin verebilir */
                    rated?: components["schemas"]["RatedMeal"];
                };
            };
        };
        responses: {
            /** @description Alındı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        request: components["schemas"]["OwnRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    allowComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3888 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example true */
                    is_allowed: boolean;
                };
            };
        };
        responses: {
            /** @description Değişti */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        request: components["schemas"]["OwnRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description Yalnızca gösterilenler ya da gösterilmeyenler
                 * @example true
                 */
                is_shown?: boolean;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 yorum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["AllowedComment"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /**
                         * Format: int32
                         * @description Gösterilen yorumların sayısı
                         * @example 1
                         */
                        shown_count: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 5f0f8a3e-6c0b-4a57-9a2e-6a1d3f0c9b21 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example true */
                    is_shown: boolean;
                };
            };
        };
        responses: {
            /** @description Değişti */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        comment: components["schemas"]["AllowedComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndecided: {
        parameters: {
            query: {
                /** @example 2026-11-24 */
                date: components["schemas"]["LocalDate"];
                /**
                 * @description Yalnızca bu departmandakiler; `none` departmanı olmayanlar
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id?: DepartmentId;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kişiler; seçim kapandıysa kimse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: {
                            id: components["schemas"]["Id"];
                            /** @example Zeynep Kaya */
                            full_name: string;
                            /** @example Kalite */
                            department_name: string | null;
                        }[];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindUndecided: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            /** @description Hatırlatıldı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * Format: int32
                         * @description Kaç kişiye
                         * @example 9
                         */
                        reminded: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkUpsertGroupMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    start_time: components["schemas"]["LocalTime"];
                    /** @example 14:00 */
                    end_time: components["schemas"]["LocalTime"];
                    seen_companies?: components["schemas"]["SeenCompanies"];
                    items: components["schemas"]["FirmsMenuDays"];
                    default_choices?: components["schemas"]["MenuChoices"];
                };
            };
        };
        responses: {
            200: components["responses"]["FirmsMenu"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishGroupMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-e036-7fcb-ad63-1fa67e05c3ea */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    start_time: components["schemas"]["LocalTime"];
                    /** @example 14:00 */
                    end_time: components["schemas"]["LocalTime"];
                    seen_companies?: components["schemas"]["SeenCompanies"];
                    /** @example 2026-11-23 */
                    start_date: components["schemas"]["LocalDate"];
                    /** @example 2026-11-29 */
                    end_date: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["PublishedFirms"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkUpsertFirmMenus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targets: components["schemas"]["MenuShifts"];
                    items: components["schemas"]["FirmsMenuDays"];
                    default_choices?: components["schemas"]["MenuChoices"];
                };
            };
        };
        responses: {
            200: components["responses"]["FirmsMenu"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishFirmMenus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targets: components["schemas"]["MenuShifts"];
                    /** @example 2026-11-23 */
                    start_date: components["schemas"]["LocalDate"];
                    /** @example 2026-11-29 */
                    end_date: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["PublishedFirms"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMenuFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Metin, en fazla 400 satır */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Alınmayan gizli sayfa sayısı
                         * @example 0
                         */
                        hidden_sheets: components["schemas"]["Count"];
                        /**
                         * @description Sonucu dosyada kayıtlı olmadığı için boş kalan formül sayısı
                         * @example 0
                         */
                        blank_formulas: components["schemas"]["Count"];
                        /** @example 24.11.2026	Kuru fasulye, pirinç pilavı, turşu	Tavuk sote, pirinç pilavı, mevsim salata */
                        text: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDishes: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Yalnızca alerjenleri beyan edilmemişler
                 * @example true
                 */
                undeclared?: boolean;
                /**
                 * @description Yalnızca gizlenenler
                 * @example false
                 */
                hidden?: boolean;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yemekler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dishes: components["schemas"]["Dish"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /** @description Aramadan bağımsız */
                        counts: {
                            /** @example 68 */
                            all: components["schemas"]["Count"];
                            /** @example 7 */
                            undeclared: components["schemas"]["Count"];
                            /** @example 2 */
                            hidden: components["schemas"]["Count"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                dishId: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yemek */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dish: components["schemas"]["DishDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                dishId: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tags?: components["schemas"]["DishTags"];
                    image_url?: components["schemas"]["DishImage"];
                    allergens?: components["schemas"]["Allergens"];
                    contains_pork?: components["schemas"]["ContainsPork"];
                    contains_alcohol?: components["schemas"]["ContainsAlcohol"];
                    kcal?: components["schemas"]["Kcal"];
                    portion_g?: components["schemas"]["PortionGrams"];
                    components?: components["schemas"]["DishComponents"];
                    /** @example false */
                    is_hidden?: boolean;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        dish: components["schemas"]["DishDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDishRatings: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Yalnızca bu ortak firmadakilerin puanları
                 * @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb
                 */
                corporate_id?: CompanyId;
                sort?: "rating" | "ratings" | "name";
                order?: "asc" | "desc";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 yemek; başka sıra istenmezse puanı en düşük olan önce */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dishes: components["schemas"]["RatedDish"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDishRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5df-e3f2-77a6-aa54-53a89e3b8430 */
                dishId: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yemek */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dish: components["schemas"]["DishRatings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirmLists: {
        parameters: {
            query?: {
                /**
                 * @description İlk gün; verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-24
                 */
                date?: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Listeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitchenLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFirmLists: {
        parameters: {
            query: {
                /** @example 2026-11-24 */
                date: components["schemas"]["LocalDate"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id?: ShiftId;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuDays: {
        parameters: {
            query: {
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id: ShiftId;
                /** @example 2026-11-23 */
                start_date: components["schemas"]["LocalDate"];
                /** @example 2026-11-29 */
                end_date: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Menü günleri, tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["MenuDay"][];
                        /** @description Firmanın ya da cateringin bu vardiya için kapalı günleri; ikisi de kapalıysa firmanınki */
                        closed_days: {
                            /** @example 2026-11-27 */
                            date: components["schemas"]["LocalDate"];
                            /** @example Köprü günü */
                            name: string;
                        }[];
                        undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMenuDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                    corporate_id?: CompanyId;
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    date: components["schemas"]["LocalDate"];
                    meals: components["schemas"]["Meals"];
                    choices: components["schemas"]["MenuChoices"];
                    common_courses?: components["schemas"]["WrittenCourses"];
                    /** @example published */
                    status?: components["schemas"]["MenuStatus"];
                    dish_changes?: components["schemas"]["DishChanges"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        day: components["schemas"]["MenuDay"];
                        undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkUpsertMenuDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    items: {
                        date: components["schemas"]["LocalDate"];
                        meals: components["schemas"]["Meals"];
                        choices?: components["schemas"]["MenuChoices"];
                        common_courses?: components["schemas"]["WrittenCourses"];
                        dish_changes?: components["schemas"]["DishChanges"];
                        version?: components["schemas"]["SeenVersion"];
                    }[];
                    default_choices?: components["schemas"]["MenuChoices"];
                };
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 1 */
                        saved: components["schemas"]["Count"];
                        /** @example 0 */
                        failed: components["schemas"]["Count"];
                        /** @example [] */
                        errors: components["schemas"]["RefusedDay"][];
                        days: components["schemas"]["MenuDay"][];
                        undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishMenuDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    /** @example 2026-11-23 */
                    start_date: components["schemas"]["LocalDate"];
                    /** @example 2026-11-29 */
                    end_date: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            /** @description Yayınlandı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Etkilenen gün sayısı
                         * @example 5
                         */
                        modified: components["schemas"]["Count"];
                        undeclared_dishes: components["schemas"]["UndeclaredDishes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuWeek: {
        parameters: {
            query: {
                /**
                 * @description İlk günü
                 * @example 2026-11-23
                 */
                start_date: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hafta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuWeek"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countMissingMenus: {
        parameters: {
            query: {
                /** @example 2026-11-23 */
                start_date: components["schemas"]["LocalDate"];
                /** @example 2026-11-29 */
                end_date: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shifts: {
                            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                            shift_id: ShiftId;
                            /** @example 2 */
                            missing: components["schemas"]["Count"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyMenuDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MenuCopy"];
        responses: {
            200: components["responses"]["MenuCopy"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMenuCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MenuCopy"];
        responses: {
            200: components["responses"]["MenuCopy"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuTargets: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 firma */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: {
                            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                            id: components["schemas"]["Id"];
                            /** @example Poyraz Otomotiv Sanayi A.Ş. */
                            name: string;
                            shifts: {
                                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                                id: components["schemas"]["Id"];
                                /** @example Gündüz Vardiyası */
                                title: string;
                                start_time: components["schemas"]["LocalTime"];
                                /** @example 14:00 */
                                end_time: components["schemas"]["LocalTime"];
                                /**
                                 * @example [
                                 *       1,
                                 *       2,
                                 *       3,
                                 *       4,
                                 *       5
                                 *     ]
                                 */
                                days: number[];
                                /** @example Europe/Istanbul */
                                timezone: string;
                                /**
                                 * @description Menüsü yayınlanmamışsa bir sonraki iş günü
                                 * @example 2026-11-25
                                 */
                                missing_on: components["schemas"]["LocalDate"] | null;
                            }[];
                        }[];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKitchenStats: {
        parameters: {
            query?: {
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id?: ShiftId;
                /** @example 019bb156-3469-7f65-b43a-0524d916bfb3 */
                dept_id?: DepartmentId;
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitchenStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKitchenLists: {
        parameters: {
            query?: {
                /**
                 * @description İlk gün; verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-24
                 */
                date?: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Listeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitchenLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportKitchenLists: {
        parameters: {
            query: {
                /** @example 2026-11-24 */
                date: components["schemas"]["LocalDate"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id?: ShiftId;
            };
            header?: never;
            path: {
                /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                cateringId: components["parameters"]["CateringId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuPlay: {
        parameters: {
            query?: {
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id?: ShiftId;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Günler, tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Daha ileri günler verilmedi
                         * @example false
                         */
                        has_more: boolean;
                        days: components["schemas"]["MenuPlayDay"][];
                        /** @description Firmanın kapalı günleri ve bütün cateringlerinin kapalı olduğu günler */
                        closed_days?: components["schemas"]["ClosedDay"][];
                        /**
                         * Format: date-time
                         * @description Sunucunun saati: geri sayımlar cihazın saatine bağlı kalmaz
                         * @example 2026-11-23T10:48:00.000Z
                         */
                        now?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChoices: {
        parameters: {
            query?: {
                /** @example 7 */
                days?: number;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seçimler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Daha eski seçimler verilmedi
                         * @example false
                         */
                        has_more: boolean;
                        choices: components["schemas"]["PastChoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-24",
                 *       "shift_id": "019bb162-547f-7ad7-a4d3-5d7130c67483",
                 *       "choice": "GELENEKSEL",
                 *       "catering_id": "019bb15c-4cb2-7051-a704-3162451195e2",
                 *       "meal": "Kuru fasulye, pirinç pilavı, turşu"
                 *     }
                 */
                "application/json": {
                    date: components["schemas"]["LocalDate"];
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    choice: components["schemas"]["ChoiceKey"];
                    /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                    catering_id: CompanyId;
                    /**
                     * @description Ekranda görünen yemek; bu arada değiştiyse 409
                     * @example Kuru fasulye, pirinç pilavı, turşu
                     */
                    meal?: string;
                    /**
                     * Format: uuid
                     * @description Aynı tarihte bu vardiya için yapılmış seçim aynı işlemde geri alınır
                     * @example 019bb162-4567-7f08-9f94-259e6a2e95da
                     */
                    replaces_shift_id?: ShiftId;
                };
            };
        };
        responses: {
            /** @description Seçim kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        choice: components["schemas"]["Choice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawChoice: {
        parameters: {
            query: {
                /** @example 2026-11-24 */
                date: components["schemas"]["LocalDate"];
                /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                shift_id: ShiftId;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeSubstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date: components["schemas"]["LocalDate"];
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 2026-11-20 */
                    date: components["schemas"]["LocalDate"];
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    stars: components["schemas"]["Stars"];
                };
            };
        };
        responses: {
            /** @description Puanlandı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        rating: {
                            /** @example 2026-11-20 */
                            date: components["schemas"]["LocalDate"];
                            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                            shift_id: ShiftId;
                            stars: components["schemas"]["Stars"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuests: {
        parameters: {
            query?: {
                /**
                 * @description İlk gün (Türkiye saati)
                 * @example 2026-11-23
                 */
                start_date?: components["parameters"]["StartDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Öğünler, tarihe ve saate göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        today: components["schemas"]["LocalDate"];
                        /**
                         * @description Okunduğu an
                         * @example 2026-11-24T09:48:00.000Z
                         */
                        at: components["schemas"]["Instant"];
                        meals: components["schemas"]["GuestMeal"][];
                        /** @description Her hafta gelenler; güne, vardiyaya, departmana göre */
                        repeats: components["schemas"]["WeeklyGuests"][];
                        /**
                         * Format: uuid
                         * @description Okuyanın departmanı
                         * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                         */
                        own_department_id: string | null;
                        /**
                         * Format: uuid
                         * @description Okuyanın ilk vardiyası; hepsiyse `null`
                         * @example 019bb162-547f-7ad7-a4d3-5d7130c67483
                         */
                        own_shift_id: string | null;
                        /**
                         * @description Bundan çok öğün var
                         * @example false
                         */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGuests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestsOfMeal"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addGuests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedGuests"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeGuests: {
        parameters: {
            query: {
                /**
                 * @description Gün
                 * @example 2026-11-25
                 */
                date: components["schemas"]["LocalDate"];
                /**
                 * @description Vardiya
                 * @example 019bb162-547f-7ad7-a4d3-5d7130c67483
                 */
                shift_id: ShiftId;
                /**
                 * @description Ağırlayan departman; belirli bir departmanın misafiri değilse verilmez
                 * @example 019bb156-3469-7f65-b43a-0524d916bfb3
                 */
                department_id?: DepartmentId;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGuestRepeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                    shift_id: ShiftId;
                    weekday: components["schemas"]["Weekday"];
                    department_id: components["schemas"]["HostOrNone"];
                    portions: components["schemas"]["GuestPortions"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKitchenDays: {
        parameters: {
            query?: {
                /**
                 * @description İlk gün; verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-24
                 */
                start_date?: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Günler, tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        today: components["schemas"]["LocalDate"];
                        /** @example 2026-11-24T09:48:00.000Z */
                        now: components["schemas"]["Instant"];
                        days: components["schemas"]["KitchenDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKitchenPlan: {
        parameters: {
            query: {
                /** @example 2026-11-25 */
                date: components["parameters"]["PlanDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Üretim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitchenPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportKitchenPlan: {
        parameters: {
            query: {
                /** @example 2026-11-25 */
                date: components["parameters"]["PlanDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlannedComponent: {
        parameters: {
            query: {
                /** @example 2026-11-25 */
                date: components["parameters"]["PlanDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bileşen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        component: components["schemas"]["PlannedComponent"];
                        /** @description Bu günün yemeklerinde başka adla yazılıp bununla birlikte sayılanlar; kendi adı verilirse (`nameComponent`) ayrılır */
                        joined: {
                            /** @example pirinc pilav */
                            key: string;
                            /** @example Pirinç pilav */
                            name: string;
                        }[];
                        /** @description Porsiyonu çok olan firma önce */
                        servings: {
                            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                            corporate_id: CompanyId;
                            /** @example Poyraz Otomotiv Sanayi A.Ş. */
                            corporate_name: string;
                            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                            shift_id: ShiftId;
                            /** @example Gündüz Vardiyası */
                            shift_title: string;
                            serving_time: components["schemas"]["LocalTime"];
                            /** @example 58 */
                            portions: components["schemas"]["Count"];
                            /** @example 4 */
                            guests: components["schemas"]["GuestCount"];
                            later: components["schemas"]["LaterPortions"];
                            /** @example true */
                            is_frozen: boolean;
                            /** @description Bileşenin olduğu yemekler */
                            dishes: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOwnNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date: components["schemas"]["LocalDate"];
                    /**
                     * Format: int32
                     * @example 1700
                     */
                    own_number: number | null;
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        component: components["schemas"]["PlannedComponent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabels: {
        parameters: {
            query: {
                /** @example 2026-11-25 */
                date: components["parameters"]["PlanDate"];
                /**
                 * @description Yalnızca bu firmanınkiler
                 * @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb
                 */
                corporate_id?: CompanyId;
                /**
                 * @description Yalnızca bu vardiyanınkiler
                 * @example 019bb162-547f-7ad7-a4d3-5d7130c67483
                 */
                shift_id?: ShiftId;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Etiketler; saate, rotaya, firmaya göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 2026-11-25 */
                        date: components["schemas"]["LocalDate"];
                        labels: components["schemas"]["KitchenLabel"][];
                        /**
                         * @description Bundan çok etiket var
                         * @example false
                         */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveReserve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reserve_percent: components["schemas"]["ReservePercent"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameComponent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Pirinç pilavı */
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Firmalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        firms: {
                            /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                            corporate_id: CompanyId;
                            /** @example Poyraz Otomotiv Sanayi A.Ş. */
                            corporate_name: string;
                            route: components["schemas"]["RouteOrNone"];
                            place: components["schemas"]["PlaceOrNone"];
                        }[];
                        /**
                         * @description Bundan çok firma var
                         * @example false
                         */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firms: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        corporate_id: CompanyId;
                        route: components["schemas"]["RouteOrNone"];
                        place: components["schemas"]["PlaceOrNone"];
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-24
                 */
                date?: components["schemas"]["LocalDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teslimler, saate göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        date: components["schemas"]["LocalDate"];
                        /**
                         * @description Bundan çok teslim var
                         * @example false
                         */
                        has_more: boolean;
                        deliveries: {
                            /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                            menu_day_id: components["schemas"]["Id"];
                            /** @example 019bb15c-4cb2-7051-a704-3162451195e2 */
                            catering_id: CompanyId;
                            /** @example Bereket Sofrası Catering Ltd. Şti. */
                            catering_name: string;
                            /** @example 019bb162-547f-7ad7-a4d3-5d7130c67483 */
                            shift_id: ShiftId;
                            /** @example Gündüz Vardiyası */
                            shift_title: string;
                            serving_time: components["schemas"]["LocalTime"];
                            /** @example 108 */
                            portions: components["schemas"]["Count"];
                            /** @example 6 */
                            guests: components["schemas"]["GuestCount"];
                            confirmation: components["schemas"]["DeliveryConfirmation"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                menuDayId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @example 106
                     */
                    received_portions: number | null;
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        confirmation: components["schemas"]["DeliveryConfirmation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatements: {
        parameters: {
            query?: {
                /** @example 2026-10 */
                period?: components["schemas"]["Month"];
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 mutabakat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statements: components["schemas"]["StatementSummary"][];
                        /** @example 12 */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Bütün dönemlerde yanıtınızı bekleyenler
                         * @example 2
                         */
                        awaiting: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mutabakat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 2026-10-16 */
                    date: components["schemas"]["LocalDate"];
                    shift_id: ShiftId;
                    /**
                     * Format: uuid
                     * @description Yalnızca firma verir; karşı taraf görmez
                     * @example null
                     */
                    department_id?: DepartmentId | null;
                    portions: components["schemas"]["CorrectedPortions"];
                    /** @example Üç kişi eğitimdeydi, listeden sonra bildirildi. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Önerildi; `statement_id` düzeltmenin yazıldığı dönemdir */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        correction_id: components["schemas"]["Id"];
                        statement_id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5d7 */
                correctionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "accept" | "refuse" | "withdraw";
                    /** @example Teslim 18.28, imzalı. */
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Görülen sürüm
                     * @example 4
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Onaylandı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description İki taraf da onayladı
                         * @example false
                         */
                        is_agreed: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a1d0c0-7c5e-7b0c-a4c0-1081793bd5c5 */
                statementId: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Katkı payları */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: {
                            /**
                             * @description İlk gün
                             * @example 2026-12-01
                             */
                            first_day: components["schemas"]["LocalDate"];
                            kind: components["schemas"]["ContributionKind"];
                            /** @example 25 */
                            amount: components["schemas"]["LiraOrNone"];
                            /**
                             * @example next
                             * @enum {string}
                             */
                            state: "past" | "current" | "next";
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setContribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ContributionKind"];
                    /**
                     * @description Lira; `none` için null
                     * @example 25
                     */
                    amount: number | null;
                    /** @example 2026-12-01 */
                    first_day: components["schemas"]["LocalDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawContribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMonthNumbers: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 kişi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMonthNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMonth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    objectToMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 2026-10 */
                month: components["parameters"]["MonthOfYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Boşsa hepsi
                 * @example Bakliyat ve tahıl
                 */
                category?: components["parameters"]["ProductCategory"];
                sort?: "name" | "low_stock";
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer
                 * @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089
                 */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 ürün */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                        /**
                         * @description Filtreye uyanlar
                         * @example 1
                         */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Uyanlar daha fazla; aramada 1.000 ürün sayılır
                         * @example false
                         */
                        is_total_capped: boolean;
                        /** @example false */
                        has_more: boolean;
                        categories: components["schemas"]["ProductCategories"];
                        /**
                         * @description Bütün kategoriler
                         * @example 8
                         */
                        categories_total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["ProductName"];
                    description: components["schemas"]["ProductDescription"];
                    category?: components["schemas"]["ProductCategory"];
                    code?: components["schemas"]["ProductCode"];
                    /**
                     * @description KDV hariç; en fazla iki ondalık
                     * @example 74.9
                     */
                    unit_price: Lira;
                    vat_rate?: components["schemas"]["VatRate"];
                    stock_quantity: components["schemas"]["StockQuantity"];
                    unit_type?: components["schemas"]["UnitType"];
                    content_quantity?: components["schemas"]["ContentQuantity"];
                    content_unit?: components["schemas"]["ContentUnit"];
                    minimum_order_quantity?: components["schemas"]["MinimumOrderQuantity"];
                    image_url?: components["schemas"]["ProductImage"];
                };
            };
        };
        responses: {
            201: components["responses"]["Product"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description En fazla 5 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 2 */
                        added_count: components["schemas"]["Count"];
                        /** @example 2 */
                        updated_count: components["schemas"]["Count"];
                        /** @example 27 */
                        unchanged_count: components["schemas"]["Count"];
                        /** @example 1 */
                        failed_count: components["schemas"]["Count"];
                        /** @description Alınmayan satırlar */
                        errors: {
                            /**
                             * Format: int32
                             * @example 14
                             */
                            row: number;
                            /** @example Yeni ürünün birim fiyatı boş */
                            message: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadPriceList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["ProductName"];
                    description: components["schemas"]["ProductDescription"];
                    category?: components["schemas"]["ProductCategory"];
                    code?: components["schemas"]["ProductCode"];
                    /**
                     * @description KDV hariç; en fazla iki ondalık
                     * @example 74.9
                     */
                    unit_price: Lira;
                    vat_rate?: components["schemas"]["VatRate"];
                    stock_quantity: components["schemas"]["StockQuantity"];
                    /**
                     * @description Formun açıldığı andaki stok: aynısı gönderilirse stoka dokunulmaz, stok o sırada değiştiyse düzeltme reddedilir
                     * @example 4200
                     */
                    seen_stock_quantity?: number;
                    unit_type?: components["schemas"]["UnitType"];
                    content_quantity?: components["schemas"]["ContentQuantity"];
                    content_unit?: components["schemas"]["ContentUnit"];
                    minimum_order_quantity?: components["schemas"]["MinimumOrderQuantity"];
                    image_url?: components["schemas"]["ProductImage"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["Product"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 hareket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                        movements: components["schemas"]["StockMovement"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Koşullar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery_terms: components["schemas"]["DeliveryTermsOrNone"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDeliveryTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    weekdays: components["schemas"]["DeliveryWeekdays"];
                    cutoff_days: components["schemas"]["OrderCutOffDays"];
                    cutoff_time: components["schemas"]["OrderCutOffTime"];
                    /**
                     * @description KDV hariç, en fazla iki ondalık; 0 ise her tutar
                     * @example 2500
                     */
                    minimum_amount: Lira;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Koşullar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        delivery_terms: components["schemas"]["DeliveryTermsOrNone"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                        product_id: ProductId;
                        /**
                         * @description En fazla iki ondalık; sipariş edilenin iki katına kadar
                         * @example 49.5
                         */
                        delivered_quantity: number;
                        /**
                         * @description Teslim edilenden geri alınan; en fazla iki ondalık
                         * @default 0
                         * @example 0.5
                         */
                        returned_quantity?: number;
                    }[];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoreStats: {
        parameters: {
            query?: {
                period?: "1_day" | "1_week" | "1_month" | "1_year";
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İstatistikler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStoreProducts: {
        parameters: {
            query?: {
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Boşsa hepsi
                 * @example Bakliyat ve tahıl
                 */
                category?: components["parameters"]["ProductCategory"];
                /**
                 * @description Yalnızca bunlar, virgülle ayrılmış; sepetteki ürünlerin şimdiki hâli için
                 * @example 019ea5db-8e92-7157-8b4f-27fb949c035f
                 */
                product_ids?: ProductId;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer
                 * @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089
                 */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 100 ürün */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery_terms: components["schemas"]["DeliveryTermsOrNone"];
                        /**
                         * @example {
                         *       "id": "019bb15c-dd2d-710b-b3d6-265b1adcf768",
                         *       "name": "Yeşilova Gıda Toptan Ltd. Şti."
                         *     }
                         */
                        supplier: components["schemas"]["CompanyName"];
                        products: components["schemas"]["StoreProduct"][];
                        /**
                         * @description Filtreye uyanlar
                         * @example 1
                         */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Uyanlar daha fazla; aramada 1.000 ürün sayılır
                         * @example false
                         */
                        is_total_capped: boolean;
                        /** @example false */
                        has_more: boolean;
                        categories: components["schemas"]["ProductCategories"];
                        /**
                         * @description Bütün kategoriler
                         * @example 8
                         */
                        categories_total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb15c-dd2d-710b-b3d6-265b1adcf768 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @example 019ea5db-8e92-7157-8b4f-27fb949c035f */
                        product_id: ProductId;
                        /**
                         * @description En fazla iki ondalık
                         * @example 50
                         */
                        quantity: number;
                        /**
                         * @description Onaylanan birim fiyat; yoksa karşılaştırılmaz
                         * @example 74.9
                         */
                        seen_unit_price?: Lira;
                    }[];
                    /**
                     * @default
                     * @example Gıda Toptancılar Sitesi B Blok No: 8, Nilüfer, Bursa
                     */
                    delivery_address?: string;
                    /**
                     * @description İstenen teslim günü, en fazla 60 gün sonra; tedarikçinin bir teslimat günü, kapanışından önce
                     * @default null
                     * @example 2026-11-25
                     */
                    delivery_date?: components["schemas"]["DateOrNone"];
                    /**
                     * @default
                     * @example Sabah 07.00’den önce teslim edilsin.
                     */
                    notes?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markOrdersSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Görülen sipariş sayısı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 2 */
                        seen_count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Alıcının kendi şirketi; verilmezse oturumdaki şirket. İkisi birden verilmez
                 * @example 019bb15c-4cb2-7051-a704-3162451195e2
                 */
                catering_id?: CompanyId;
                /**
                 * @description Satıcının kendi şirketi
                 * @example 019bb15c-dd2d-710b-b3d6-265b1adcf768
                 */
                supplier_id?: CompanyId;
                /**
                 * @description Yalnızca bu karşı tarafla olanlar
                 * @example 019bb15c-dd2d-710b-b3d6-265b1adcf768
                 */
                partner_id?: CompanyId;
                status?: "all" | "pending" | "confirmed" | "preparing" | "delivered" | "cancelled";
                /** @example poyraz */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer
                 * @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089
                 */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 sipariş */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["Order"][];
                        /**
                         * @description Filtreye uyanlar
                         * @example 1
                         */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Uyanlar daha fazla; aramada aramaya uyan ilk 100 karşı tarafın siparişleri listelenir
                         * @example false
                         */
                        is_total_capped: boolean;
                        /** @example false */
                        has_more: boolean;
                        counts: components["schemas"]["OrderCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sipariş */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["OrderDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a20745-ffd7-7e96-a59c-e40f9cb1a089 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example confirmed */
                    status: components["schemas"]["OrderStatus"];
                    /**
                     * @description Karar verilirken görülen durum; sipariş o sırada değiştiyse istek reddedilir
                     * @example pending
                     */
                    seen_status?: components["schemas"]["OrderStatus"];
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIngredients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Malzemeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ingredients: components["schemas"]["Ingredient"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIngredient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["IngredientName"];
                    base_unit: components["schemas"]["BaseUnit"];
                    allergens?: components["schemas"]["Allergens"];
                    links?: components["schemas"]["IngredientLinkInputs"];
                };
            };
        };
        responses: {
            201: components["responses"]["IngredientSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIngredient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                ingredientId: components["parameters"]["IngredientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["IngredientName"];
                    base_unit: components["schemas"]["BaseUnit"];
                    allergens?: components["schemas"]["Allergens"];
                    links?: components["schemas"]["IngredientLinkInputs"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["IngredientSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecipes: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-25
                 */
                date?: components["parameters"]["RecipeDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bileşenler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        date: components["schemas"]["LocalDate"];
                        recipes: components["schemas"]["RecipeCard"][];
                        /** @example 3 */
                        without_recipe: components["schemas"]["Count"];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecipe: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse bugün (Europe/Istanbul)
                 * @example 2026-11-25
                 */
                date?: components["parameters"]["RecipeDate"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reçete */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRecipe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Anahtarı yoldaki anahtar olan ad
                     * @example Tas kebabı
                     */
                    name: string;
                    /** @description Verilmezse bugün (Europe/Istanbul) */
                    starts_on?: components["schemas"]["LocalDate"];
                    portions: components["schemas"]["RecipePortions"];
                    cooked_weight_g?: components["schemas"]["CookedWeight"];
                    method?: components["schemas"]["RecipeMethod"];
                    lines: {
                        /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                        ingredient_id?: IngredientId;
                        /** @example besamel sos */
                        recipe_key?: string;
                        quantity: components["schemas"]["RecipeQuantity"];
                        unit: components["schemas"]["RecipeUnit"];
                        trim_percent?: components["schemas"]["TrimPercent"];
                        note?: components["schemas"]["RecipeNote"];
                    }[];
                    /**
                     * Format: int32
                     * @description 0 henüz reçete yoktu demektir
                     * @example 4
                     */
                    seen_revision?: number;
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        recipe: components["schemas"]["Recipe"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePortionFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /**
                 * @description Planda verilen anahtar
                 * @example pirinc pilavi
                 */
                componentKey: components["parameters"]["ComponentKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firms: {
                        /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                        corporate_id: CompanyId;
                        percent: components["schemas"]["PortionPercent"];
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecipeSheets: {
        parameters: {
            query: {
                /** @example 2026-11-25 */
                date: components["parameters"]["PlanDate"];
                /**
                 * @description Yalnızca bu bileşen
                 * @example tas kebabi
                 */
                key?: string;
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reçeteler, plandaki sırayla */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        date: components["schemas"]["LocalDate"];
                        sheets: components["schemas"]["RecipeSheet"][];
                        without_recipe: string[];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRecipes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importRecipes: {
        parameters: {
            query?: {
                is_preview?: boolean;
            };
            header?: {
                /**
                 * @description Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez
                 * @example siparis-2026-11-23-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description En fazla 5 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        recipes: {
                            /** @example Tas kebabı */
                            name: string;
                            portions: components["schemas"]["RecipePortions"];
                            /** @example 11 */
                            lines: components["schemas"]["Count"];
                            /**
                             * @example new
                             * @enum {string}
                             */
                            state: "new" | "changed" | "same";
                        }[];
                        new_ingredients: string[];
                        /** @description Alınmayan satırlar */
                        errors: {
                            /**
                             * Format: int32
                             * @example 14
                             */
                            row: number;
                            /** @example Miktar anlaşılmadı: “biraz” */
                            message: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchaseNeeds: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra
                 * @example 2026-11-25
                 */
                start_date?: components["parameters"]["NeedsFrom"];
                /**
                 * @description Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra
                 * @example 2026-12-02
                 */
                end_date?: components["parameters"]["NeedsUntil"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İhtiyaç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseNeeds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPurchaseNeeds: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra
                 * @example 2026-11-25
                 */
                start_date?: components["parameters"]["NeedsFrom"];
                /**
                 * @description Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra
                 * @example 2026-12-02
                 */
                end_date?: components["parameters"]["NeedsUntil"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchaseSources: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra
                 * @example 2026-11-25
                 */
                start_date?: components["parameters"]["NeedsFrom"];
                /**
                 * @description Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra
                 * @example 2026-12-02
                 */
                end_date?: components["parameters"]["NeedsUntil"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                ingredientId: components["parameters"]["IngredientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tarihe, sonra pişirilecek sıraya göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sources: components["schemas"]["PurchaseSource"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Malzemeler, ada göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 2026-11-24T09:48:00.000Z */
                        at: components["schemas"]["Instant"];
                        shelf: components["schemas"]["ShelfItem"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShelfCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date: components["schemas"]["LocalDate"];
                    serving_time: components["schemas"]["ServingTimeOrNone"];
                    counts: {
                        /** @example 01a3c2de-5d0a-7c11-9d0e-0b6f4f0d2a11 */
                        ingredient_id: IngredientId;
                        /**
                         * @description En fazla üç ondalık
                         * @example 210
                         */
                        quantity: number;
                        /**
                         * @example kg
                         * @enum {string}
                         */
                        unit: "g" | "kg" | "ml" | "L" | "adet";
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthCosts: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse dünün ayı (Europe/Istanbul)
                 * @example 2026-11
                 */
                month?: components["parameters"]["CostMonth"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ayın maliyeti */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthCosts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMonthCosts: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse dünün ayı (Europe/Istanbul)
                 * @example 2026-11
                 */
                month?: components["parameters"]["CostMonth"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirmCosts: {
        parameters: {
            query?: {
                /**
                 * @description Verilmezse dünün ayı (Europe/Istanbul)
                 * @example 2026-11
                 */
                month?: components["parameters"]["CostMonth"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                corpId: components["parameters"]["CorpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Günler, tarihe göre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmCosts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["EmailToken"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /** @example AZu7Q1hMaB3sT0pW2xEoKc9dV7uYzN5rJfLi8gXvA6ePmkwQ1hMaB3sT0pW2xE */
                token: components["schemas"]["EmailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kapatıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        kind: components["schemas"]["SwitchedEmailKind"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ayarlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: components["schemas"]["EmailOrNone"];
                    kinds?: {
                        kind: components["schemas"]["SwitchedEmailKind"];
                        /** @example true */
                        is_on: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 20 duyuru */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        announcements: components["schemas"]["WrittenAnnouncement"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: components["schemas"]["AnnouncementText"];
                    audience: components["schemas"]["Audience"];
                    starts?: components["schemas"]["HomeMoment"];
                    ends: components["schemas"]["HomeMoment"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074b-9938-70bf-8c93-28c9e8bd0827 */
                announcementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ayarlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminNotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAdminNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled_events: components["schemas"]["AdminEvents"];
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        enabled_events: components["schemas"]["AdminEvents"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeAdministratorToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeAdministratorFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndpoint"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testAdminPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @example true */
                only_unread?: boolean;
                /** @example false */
                only_read?: boolean;
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 20 bildirim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: components["schemas"]["Notification"][];
                        /**
                         * @description Filtreye uyan bildirim sayısı
                         * @example 1
                         */
                        total: components["schemas"]["Count"];
                        /** @example 1 */
                        unread_count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Okundu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * @description Bu istekle okunan bildirim sayısı
                         * @example 1
                         */
                        modified: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20743-354a-7b99-b677-3a843ffe3860 */
                notificationId: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tercihler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example true */
                    menu_updates_enabled: boolean;
                    /**
                     * @description Verilmezse olduğu gibi kalır
                     * @example true
                     */
                    choice_reminders_enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example true */
                        menu_updates_enabled: boolean;
                        /** @example true */
                        choice_reminders_enabled: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Anahtar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description base64url
                         * @example BmyWYXcsSgi2_4DhBFxU8DummSNQu2hUIRzZsgFtm64TE-QJPZowwvcmb7eI9sK0GCdsTBDmb4QtpuAf9RCWKwI
                         */
                        publicKey: string | null;
                        /** @example true */
                        enabled: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndpoint"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ayakta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hazır */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveServer: {
        parameters: {
            query: {
                /**
                 * @description Sorunun kimliği
                 * @example 01a2074c-7499-7969-88ea-33349070be8c
                 */
                challenge: components["schemas"]["Id"];
                /**
                 * @description Sorunun gönderildiği adres (origin)
                 * @example https://yemek.example.com
                 */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kanıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description base64url
                         * @example mM3f0aVnqk0ZlPzq3oYw8QyV6Yt9Qm1nJcTq5h2b7sE
                         */
                        proof: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ölçümler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatformHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Durum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformHealth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoadTests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Testler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tests: {
                            /** @example menu-reading */
                            key: string;
                            /** @example Menü okuma */
                            name: string;
                            /** @example Çalışanın önündeki günlerin menüsü */
                            description: string;
                            /**
                             * Format: int32
                             * @description Verilmezse kullanılan hız; ürünün kendi sınırlarını aşmamak için
                             * @example null
                             */
                            rate_limit_rps: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startLoadTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example menu-reading */
                    key: string;
                    overrides?: {
                        /**
                         * Format: int32
                         * @default 10
                         * @example 10
                         */
                        concurrency?: number;
                        /**
                         * Format: int32
                         * @default 15
                         * @example 15
                         */
                        duration_seconds?: number;
                        /**
                         * Format: int32
                         * @example null
                         */
                        rate_limit_rps?: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Başladı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                        run_id: RunId;
                        run: components["schemas"]["LoadRun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopLoadTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoadRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Durum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoadSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01a2074c-dcc2-7551-a100-f80b56fc3ccd */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Özet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoadRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Çalıştırmalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        runs: components["schemas"]["LoadRun"][];
                        /** @description Her testin en son biten çalıştırması, testlerin sırasıyla */
                        report: components["schemas"]["LoadRun"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResponsible: {
        parameters: {
            query?: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                company?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sorumlular */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Responsible"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnData: {
        parameters: {
            query?: {
                /**
                 * @description `html` tarayıcıda okunur ve yazdırılır, `json` programlar içindir
                 * @example html
                 */
                format?: "json" | "html";
            };
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dosya */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrivacyRequests: {
        parameters: {
            query?: {
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 talep */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["PrivacyRequest"][];
                        /** @example 1 */
                        total: components["schemas"]["Count"];
                        /**
                         * @description Yanıt bekleyenler
                         * @example 1
                         */
                        open_count: components["schemas"]["Count"];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 019bb154-7e9a-7a62-8d59-0b7b1ef02f56 */
                    user_id: UserId;
                    kind: components["schemas"]["PrivacyRequestKind"];
                    /** @example 2026-11-20 */
                    received_on?: components["schemas"]["LocalDate"];
                    /** @example Dilekçeyle geldi */
                    note?: string | null;
                };
            };
        };
        responses: {
            201: components["responses"]["PrivacyRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
                requestId: components["parameters"]["PrivacyRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example refused
                     * @enum {string}
                     */
                    state: "done" | "refused";
                    /** @example Hesap açık bir anlaşmazlık sonuçlanana kadar saklanmalı. */
                    answer?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["PrivacyRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPrivacyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Talepler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["PrivacyRequest"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["PrivacyRequestKind"];
                    /** @example İşten ayrılıyorum */
                    note?: string | null;
                };
            };
        };
        responses: {
            201: components["responses"]["PrivacyRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example 019bb153-d6c9-796d-a763-b7a969b1028e */
                userId: components["parameters"]["UserId"];
                /** @example 01a20744-06ab-7914-9b24-d108d7ac3890 */
                requestId: components["parameters"]["PrivacyRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrivacyRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Süre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Retention"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                /**
                 * @description Bir kişinin geçmişi
                 * @example 019bb153-d6c9-796d-a763-b7a969b1028e
                 */
                user_id?: UserId;
                log_type?: components["parameters"]["LogType"];
                /**
                 * @description İlk gün (Türkiye saati)
                 * @example 2026-11-23
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Son gün
                 * @example 2026-11-29
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 kayıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logs: components["schemas"]["AuditLog"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditLogs: {
        parameters: {
            query?: {
                log_type?: components["parameters"]["LogType"];
                /**
                 * @description İlk gün (Türkiye saati)
                 * @example 2026-11-23
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Son gün
                 * @example 2026-11-29
                 */
                end_date?: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminLogs: {
        parameters: {
            query?: {
                /**
                 * @description İlk gün (Türkiye saati)
                 * @example 2026-11-23
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description Son gün
                 * @example 2026-11-29
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description Sunucu listenin kendi üst sınırına indirir
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /** @example 0 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En fazla 50 kayıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logs: components["schemas"]["AdminLog"][];
                        /** @example false */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["Type"];
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Yüklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        image: components["schemas"]["Image"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019bb157-7d65-7507-b1d9-42f8bb6b5deb */
                companyId: components["parameters"]["CompanyId"];
                /** @example B9fUP-ndFR5A8KjVTFIRqGAbBOSo-nrVfqXnPk_6fko */
                imageId: ImageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Değişmedi */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
