package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	mathrand "math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// An object in JSON's terms, or the attributes of a resource by their names.
type record = map[string]any

// A client of both APIs. Each of its requests is safe to repeat: those that create carry an Idempotency-Key, and those
// that change state whole values. So it repeats what the service asks to repeat, and what got no response.
type client struct {
	server string
	http   *http.Client
	// The form that is exchanged for sessions; empty: the token is given.
	grant url.Values

	turn    sync.Mutex
	token   string
	renewAt time.Time
}

type request struct {
	method, path string
	// Sent as JSON, if there is one.
	body any
	// Of the body; application/json if empty.
	contentType string
	isStream    bool
}

type response struct {
	body record
	// What the service says of a request that it carried out, such as "did you mean debian-12?".
	warnings []string
}

// A refusal, in the service's words.
type refusal struct {
	line    string
	status  int
	reason  string
	message string
	// Of each place in the body that is wrong: its JSON pointer, and what is wrong there.
	faults     [][2]string
	retryAfter time.Duration
}

func (r *refusal) Error() string {
	said := []string{}
	for _, each := range []string{r.reason, r.message} {
		if each != "" {
			said = append(said, each)
		}
	}
	return fmt.Sprintf("%s: %d %s", r.line, r.status, strings.Join(said, ": "))
}

// Whether an error is a refusal with one of these statuses.
func isRefused(err error, statuses ...int) bool {
	var refused *refusal
	if !errors.As(err, &refused) {
		return false
	}
	for _, status := range statuses {
		if refused.status == status {
			return true
		}
	}
	return false
}

const (
	attempts          = 6
	firstPause        = 200 * time.Millisecond
	longestPause      = 5 * time.Second
	longestRetryAfter = time.Minute
	attemptLimit      = time.Minute
)

func newClient(server, caFile string) (*client, error) {
	parsed, err := url.Parse(server)
	if err != nil || (parsed.Scheme != "https" && parsed.Scheme != "http") || parsed.Host == "" || strings.Trim(parsed.Path, "/") != "" {
		return nil, fmt.Errorf("%q is not the address of a service: use https://HOST:PORT", server)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	if caFile != "" {
		pem, err := os.ReadFile(caFile)
		if err != nil {
			return nil, fmt.Errorf("the certificate authority cannot be read: %w", err)
		}
		pool, err := x509.SystemCertPool()
		if err != nil {
			pool = x509.NewCertPool()
		}
		if !pool.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("%s has no certificate in PEM", caFile)
		}
		transport.TLSClientConfig = &tls.Config{RootCAs: pool}
	}
	// A redirect would carry the token elsewhere.
	noRedirect := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &client{
		server: parsed.Scheme + "://" + parsed.Host,
		http:   &http.Client{Transport: transport, CheckRedirect: noRedirect},
	}, nil
}

// Sends a request with this client's credential, until there is a response that another attempt would not change.
func (c *client) send(ctx context.Context, r request) (*response, error) {
	raw, err := c.open(ctx, r, attempts)
	if err != nil {
		return nil, err
	}
	body, err := decoded(raw.Body)
	if err != nil {
		return nil, fmt.Errorf("%s: the response is not JSON: %w", r.line(), err)
	}
	return &response{body: body, warnings: warningsOf(raw.Header.Values("Warning"))}, nil
}

// The same, but leaves the body of a success to the caller.
func (c *client) open(ctx context.Context, r request, attempts int) (*http.Response, error) {
	header := http.Header{"Accept": {"application/json"}}
	var body []byte
	if r.body != nil {
		encoded, err := json.Marshal(r.body)
		if err != nil {
			return nil, err
		}
		body = encoded
		header.Set("Content-Type", "application/json")
		if r.contentType != "" {
			header.Set("Content-Type", r.contentType)
		}
	}
	if r.method == http.MethodPost {
		header.Set("Idempotency-Key", fmt.Sprintf("%q", rand.Text()))
	}
	refused := ""
	return c.repeated(ctx, r.line(), attempts, func() (*http.Response, error) {
		for {
			token, err := c.session(ctx, refused)
			if err != nil {
				return nil, err
			}
			header.Set("Authorization", "Bearer "+token)
			raw, err := c.once(ctx, r, header, body)
			// A session that ended is replaced once.
			if isRefused(err, http.StatusUnauthorized) && refused == "" && len(c.grant) > 0 {
				refused = token
				continue
			}
			return raw, err
		}
	})
}

// Repeats what may go otherwise the next time, with pauses that grow.
func (c *client) repeated(ctx context.Context, line string, attempts int, try func() (*http.Response, error)) (*http.Response, error) {
	for attempt := 1; ; attempt++ {
		raw, err := try()
		if err == nil {
			return raw, nil
		}
		pause, mayPass := pauseAfter(err, attempt)
		if !mayPass || attempt >= attempts {
			return nil, err
		}
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(pause):
		}
	}
}

func pauseAfter(err error, attempt int) (time.Duration, bool) {
	pause := time.Duration(mathrand.Float64() * math.Min(float64(longestPause), float64(firstPause)*math.Pow(2, float64(attempt-1))))
	var refused *refusal
	if !errors.As(err, &refused) {
		var certificate *tls.CertificateVerificationError
		// No repetition mends a certificate.
		return pause, !errors.As(err, &certificate) && !errors.Is(err, context.Canceled)
	}
	switch refused.status {
	case 409:
		// The first attempt may still be in progress: the service says when to ask again.
		return refused.retryAfter, refused.retryAfter > 0
	case 408, 429, 502, 503, 504:
		return max(pause, refused.retryAfter), refused.retryAfter <= longestRetryAfter
	}
	return 0, false
}

// One attempt, with the whole response; a stream is read by the caller, within the same time.
func (c *client) once(ctx context.Context, r request, header http.Header, body []byte) (*http.Response, error) {
	began, cancel := context.WithTimeoutCause(ctx, attemptLimit, fmt.Errorf("no response within %s", attemptLimit))
	out, err := http.NewRequestWithContext(began, r.method, c.server+r.path, bytes.NewReader(body))
	if err != nil {
		cancel()
		return nil, err
	}
	out.Header = header.Clone()
	out.Header.Set("User-Agent", "terraform-provider-compute/"+version)
	raw, err := c.http.Do(out)
	if err == nil && r.isStream && raw.StatusCode < 300 {
		raw.Body = &cancelledBody{raw.Body, cancel}
		return raw, nil
	}
	defer cancel()
	var whole []byte
	if err == nil {
		whole, err = io.ReadAll(raw.Body)
		raw.Body.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.line(), cmp.Or(context.Cause(began), plainly(err)))
	}
	raw.Body = io.NopCloser(bytes.NewReader(whole))
	if raw.StatusCode < 300 {
		return raw, nil
	}
	return nil, refusalOf(r.line(), raw)
}

// An error of a connection without the address, which the line has, and with what mends it.
func plainly(err error) error {
	var addressed *url.Error
	if errors.As(err, &addressed) {
		err = addressed.Err
	}
	var certificate *tls.CertificateVerificationError
	if errors.As(err, &certificate) {
		return fmt.Errorf("%w. For an authority of your own, set ca_file, or COMPUTE_CA_FILE in the environment", err)
	}
	return err
}

type cancelledBody struct {
	io.ReadCloser
	cancel context.CancelFunc
}

func (b *cancelledBody) Close() error {
	defer b.cancel()
	return b.ReadCloser.Close()
}

func (r request) line() string { return r.method + " " + strings.SplitN(r.path, "?", 2)[0] }

// Reads a Status of the compute API, a problem of the admin API (RFC 9457), or an error of OAuth.
func refusalOf(line string, raw *http.Response) *refusal {
	refused := &refusal{line: line, status: raw.StatusCode, message: http.StatusText(raw.StatusCode)}
	if seconds, err := strconv.Atoi(raw.Header.Get("Retry-After")); err == nil {
		refused.retryAfter = time.Duration(seconds) * time.Second
	}
	body, err := decoded(raw.Body)
	if err != nil {
		return refused
	}
	for _, names := range [][2]string{{"reason", "message"}, {"code", "detail"}, {"error", "error_description"}} {
		if reason, ok := body[names[0]].(string); ok {
			refused.reason = reason
			refused.message, _ = body[names[1]].(string)
			break
		}
	}
	for _, fault := range recordsOf(body["errors"]) {
		pointer, _ := fault["pointer"].(string)
		detail, _ := fault["detail"].(string)
		refused.faults = append(refused.faults, [2]string{pointer, detail})
	}
	if id := raw.Header.Get("X-Exchange-Id"); id != "" {
		refused.message += fmt.Sprintf(" (the audit log has the reason under exchange %s)", id)
	}
	return refused
}

// Numbers stay as they are written.
func decoded(from io.Reader) (record, error) {
	decoder := json.NewDecoder(from)
	decoder.UseNumber()
	var body record
	err := decoder.Decode(&body)
	return body, err
}

var warning = regexp.MustCompile(`299 \S+ "((?:[^"\\]|\\.)*)"`)

func warningsOf(headers []string) []string {
	var said []string
	for _, match := range warning.FindAllStringSubmatch(strings.Join(headers, ", "), -1) {
		said = append(said, regexp.MustCompile(`\\(.)`).ReplaceAllString(match[1], "$1"))
	}
	return said
}

// Returns a session other than the refused one: the given token, or one that is exchanged and renewed in time.
func (c *client) session(ctx context.Context, refused string) (string, error) {
	c.turn.Lock()
	defer c.turn.Unlock()
	if len(c.grant) == 0 || (c.token != "" && c.token != refused && time.Now().Before(c.renewAt)) {
		return c.token, nil
	}
	began := time.Now()
	at := request{method: http.MethodPost, path: "/v1/auth/token"}
	header := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	raw, err := c.repeated(ctx, at.line(), attempts, func() (*http.Response, error) {
		return c.once(ctx, at, header, []byte(c.grant.Encode()))
	})
	if err != nil {
		return "", err
	}
	var minted struct {
		Token   string `json:"access_token"`
		Seconds int    `json:"expires_in"`
	}
	if err := json.NewDecoder(raw.Body).Decode(&minted); err != nil || minted.Token == "" {
		return "", fmt.Errorf("%s: the response has no session", at.line())
	}
	// A fifth of its life before its end, so that none ends on its way.
	c.token, c.renewAt = minted.Token, began.Add(time.Duration(minted.Seconds)*time.Second*4/5)
	return c.token, nil
}

// The namespace of the session's tenant, which has its machines.
func (c *client) ownNamespace(ctx context.Context) (string, error) {
	said, err := c.send(ctx, request{method: http.MethodGet, path: "/v1/admin/account"})
	if err != nil {
		return "", err
	}
	actor, _ := said.body["actor"].(record)
	namespace, ok := actor["namespace"].(string)
	if !ok {
		return "", errors.New("the tenant of this session has no namespace yet, so it cannot have machines")
	}
	return namespace, nil
}

// Reads every page of a list of the compute API.
func (c *client) list(ctx context.Context, path string) ([]record, error) {
	var items []record
	next := ""
	for {
		said, err := c.send(ctx, request{method: http.MethodGet, path: path + next})
		if err != nil {
			return nil, err
		}
		items = append(items, recordsOf(said.body["items"])...)
		token, _ := metadataOf(said.body)["continue"].(string)
		if token == "" {
			return items, nil
		}
		next = "?continue=" + url.QueryEscape(token)
	}
}

func recordsOf(list any) []record {
	items, _ := list.([]any)
	records := []record{}
	for _, each := range items {
		item, _ := each.(record)
		records = append(records, item)
	}
	return records
}
